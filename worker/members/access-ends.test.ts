import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { CALLS, type CallName } from '../../shared/calls/all.ts';
import type { Call } from '../../shared/calls/call.ts';
import { users } from '../db/tables/accounts.ts';
import { members } from '../db/tables/members.ts';
import { makeWorld, type World } from '../testing/access-world.ts';
import { CASES } from '../testing/endpoint-cases.ts';
import { makeUser, testDb } from '../testing/factories.ts';
import { asMember, makeMember } from '../testing/make-member.ts';
import { asAccount, type Person } from '../testing/requests.ts';

/** Every call that people of an employer may make: a new one is tried by being declared. */
const forPeople = (Object.keys(CALLS) as CallName[]).filter((name) => (CALLS[name] as Call).people !== undefined);

const ownerOf = ({ people }: World): number => people.employer.account.id;
const ofWorld = (world: World) => eq(members.ownerId, ownerOf(world));
const withdraw = (person: Person, id: string) => person.send(`/api/members/${id}`, { method: 'DELETE' });

async function membershipOf(world: World, role: 'manage' | 'read') {
  const rows = await testDb().select().from(members).where(ofWorld(world));
  return rows.find((row) => row.role === role && row.userId !== null)?.publicId ?? '';
}

const suspend = (id: number) => testDb().update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id));

/** Ways in which somebody has no access, or no more. */
const ENDS: Readonly<Record<string, (world: World) => Promise<Person>>> = {
  'who was removed': async (world) => {
    await withdraw(world.people.employer, await membershipOf(world, 'manage'));
    return world.ask('manager', 'employer');
  },
  'who has left': async (world) => {
    const person = world.ask('manager', 'employer');
    await withdraw(person, await membershipOf(world, 'manage'));
    return person;
  },
  'who is invited and has not accepted': async (world) => {
    const account = await makeUser();
    await makeMember({ ownerId: ownerOf(world), email: account.email, role: 'manage' });
    return asAccount(account);
  },
  'who has declined': async (world) => {
    const account = await makeUser();
    const invitation = await makeMember({ ownerId: ownerOf(world), email: account.email, role: 'manage' });
    const person = await asAccount(account);
    await withdraw(person, invitation.publicId);
    return person;
  },
  'who manages the offers of somebody else': async () => {
    const account = await makeUser();
    await makeMember({ userId: account.id, email: account.email, role: 'manage' });
    return asAccount(account);
  },
  'who works for an employer that is suspended': async (world) => {
    await suspend(ownerOf(world));
    return world.ask('manager', 'employer');
  },
  'who is suspended': async (world) => {
    const member = await asMember(ownerOf(world), 'manage');
    await suspend(member.account.id);
    return member;
  },
};

describe.each(Object.entries(ENDS))('%s', (name, end) => {
  test('is answered as a stranger by every call that people of an employer may make', async () => {
    const world = await makeWorld();
    const person = await end(world);
    for (const call of forPeople) {
      const expected = CASES[call];
      const [method = '', path = ''] = call.split(' ');
      const body = expected?.body?.(world);
      const to = world.path(path);
      const answer = await (method === 'GET' ? person.get(to) : person.post(to, body ?? {}, { method }));
      const text = await answer.text();
      const { who } = CALLS[call] as Call;
      const status = name === 'who is suspended' && who === 'account' ? 403 : expected?.stranger;
      expect(`${call}: ${answer.status}`).toBe(`${call}: ${status}`);
      for (const secret of world.secrets) expect(text, call).not.toContain(secret);
    }
  });
});

test('the role counts from the next request on, in both directions', async () => {
  const world = await makeWorld();
  const person = world.ask('reader', 'employer');
  const id = await membershipOf(world, 'read');
  const pause = async () =>
    (await person.post(world.path('/api/jobs/:id/status'), { ownerStatus: 'paused' }, { method: 'PUT' })).status;
  const setRole = (role: string) => world.people.employer.post(`/api/members/${id}`, { role }, { method: 'PATCH' });
  const statuses = [await pause()];
  for (const role of ['manage', 'read']) {
    expect((await setRole(role)).status).toBe(200);
    statuses.push(await pause());
  }
  expect(statuses).toEqual([403, 200, 403]);
});
