import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { CALLS, type CallName } from '../../shared/calls/all.ts';
import type { Call } from '../../shared/calls/call.ts';
import { users } from '../db/tables/accounts.ts';
import { members } from '../db/tables/members.ts';
import { makeWorld, type World } from '../testing/access-world.ts';
import { CASES } from '../testing/endpoint-cases.ts';
import { makeUser, newEmail, testDb } from '../testing/factories.ts';
import { makeMember } from '../testing/make-member.ts';
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

type Ended = { readonly world: World; readonly person: Person; readonly restricted?: true };

/** Ways in which somebody has no access, or no more. */
const ENDS: Readonly<Record<string, () => Promise<Ended>>> = {
  'who was removed': async () => {
    const world = await makeWorld();
    await withdraw(world.people.employer, await membershipOf(world, 'manage'));
    return { world, person: world.ask('manager', 'employer') };
  },
  'who has left': async () => {
    const world = await makeWorld();
    const person = world.ask('manager', 'employer');
    await withdraw(person, await membershipOf(world, 'manage'));
    return { world, person };
  },
  'who is invited and has not accepted': async () => {
    const world = await makeWorld();
    const account = await makeUser({ email: newEmail() });
    await makeMember({ ownerId: ownerOf(world), email: account.email, role: 'manage' });
    return { world, person: await asAccount(account) };
  },
  'who has declined': async () => {
    const world = await makeWorld();
    const account = await makeUser({ email: newEmail() });
    const invitation = await makeMember({ ownerId: ownerOf(world), email: account.email, role: 'manage' });
    const person = await asAccount(account);
    await withdraw(person, invitation.publicId);
    return { world, person };
  },
  'who manages the offers of somebody else': async () => {
    const world = await makeWorld();
    const account = await makeUser({ email: newEmail() });
    await makeMember({ userId: account.id, email: account.email, role: 'manage' });
    return { world, person: await asAccount(account) };
  },
  'who works for an employer that is suspended': async () => {
    const world = await makeWorld();
    await testDb()
      .update(users)
      .set({ suspendedAt: new Date() })
      .where(eq(users.id, ownerOf(world)));
    return { world, person: world.ask('manager', 'employer') };
  },
  'who is suspended': async () => {
    const world = await makeWorld();
    const account = await makeUser({ email: newEmail() });
    await makeMember({ ownerId: ownerOf(world), userId: account.id, email: account.email, role: 'manage' });
    await testDb().update(users).set({ suspendedAt: new Date() }).where(eq(users.id, account.id));
    return { world, person: await asAccount(account), restricted: true };
  },
};

describe.each(Object.keys(ENDS))('%s', (name) => {
  test('is answered as a stranger by every call that people of an employer may make', async () => {
    const { world, person, restricted } = await (ENDS[name] as () => Promise<Ended>)();
    for (const call of forPeople) {
      const expected = CASES[call];
      const [method = '', path = ''] = call.split(' ');
      const body = expected?.body?.(world);
      const answer =
        method === 'GET'
          ? await person.get(world.path(path))
          : await person.post(world.path(path), body ?? {}, { method });
      const text = await answer.text();
      const { who } = CALLS[call] as Call;
      const status = restricted && who === 'account' ? 403 : expected?.stranger;
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
