import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { MOST_MEMBERS } from '../../shared/member-values.ts';
import { type People, peopleSchema } from '../../shared/members.ts';
import { users } from '../db/tables/accounts.ts';
import { members } from '../db/tables/members.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { makeUser, newEmail, testDb } from '../testing/factories.ts';
import { asMember, makeMember } from '../testing/make-member.ts';
import { asAccount, asEmployer, type Person } from '../testing/requests.ts';
import { mailTransport } from '../testing/transport.ts';

const read = async (answer: Response, status = 200): Promise<People> => {
  expect(answer.status).toBe(status);
  return strict(peopleSchema).parse(await answer.json());
};
const peopleOf = async (person: Person): Promise<People> => read(await person.get('/api/members'));

const invite = (person: Person, email: string, role: unknown = 'manage', bindings = env) =>
  person.post('/api/members', { email, role }, { bindings });
const accept = (person: Person, id: string, bindings = env) =>
  person.send(`/api/members/${id}/accept`, { method: 'POST', bindings });
const end = (person: Person, id: string, bindings = env) =>
  person.send(`/api/members/${id}`, { method: 'DELETE', bindings });

/** An employer with somebody who has an invitation to their proved address. */
async function makeInvited(columns: Partial<typeof users.$inferInsert> = {}) {
  const owner = await makeUser({ role: 'employer', name: 'Locanda Serodine' });
  const account = await makeUser({ name: 'Marta Rossi', email: newEmail(), ...columns });
  const invitation = await makeMember({ ownerId: owner.id, email: account.email, role: 'manage' });
  return { owner: await asAccount(owner), invited: await asAccount(account), id: invitation.publicId };
}

describe('an invitation', () => {
  test('is answered alike with and without an account, and mailed without anybody’s name where nobody has confirmed', async () => {
    const owner = await asAccount(await makeUser({ role: 'employer', name: 'Locanda Serodine' }));
    const known = await makeUser({ email: newEmail() });
    const unproved = await makeUser({ email: newEmail(), emailVerifiedAt: null });
    const answers: unknown[] = [];
    for (const email of [known.email, unproved.email, newEmail()]) {
      const transport = mailTransport();
      const people = await read(await invite(owner, ` ${email.toUpperCase()} `, 'read', transport.bindings), 201);
      const { id, expiresAt, ...member } = people.members.find((one) => one.email === email) ?? {};
      expect([typeof id, Date.parse(expiresAt ?? '') > Date.now()]).toEqual(['string', true]);
      answers.push({ ...member, email: 'any' });
      expect(transport.sent).toMatchObject([{ to: email, text: expect.stringContaining('/account#persone') }]);
      expect(transport.sent[0]?.text.includes('Locanda Serodine')).toBe(email === known.email);
    }
    expect(answers).toEqual(Array(3).fill({ email: 'any', name: null, role: 'read', acceptedAt: null }));
  });

  test('sent again is the same invitation in the role of now, and one mail a day, also after it was taken back', async () => {
    const [owner, email, transport] = [await asEmployer(), newEmail(), mailTransport()];
    const first = await read(await invite(owner, email, 'read', transport.bindings), 201);
    const second = await read(await invite(owner, email, 'manage', transport.bindings), 201);
    expect(second.members).toMatchObject([{ id: first.members[0]?.id, role: 'manage' }]);
    await end(owner, first.members[0]?.id ?? '', transport.bindings);
    await invite(owner, email, 'manage', transport.bindings);
    expect(transport.sent).toHaveLength(1);
  });

  test('to one’s own address, or in no role, is refused at its field', async () => {
    const owner = await asEmployer();
    const fields = async (email: string, role?: unknown) => refusedFields(await invite(owner, email, role));
    const own = { email: 'È il tuo indirizzo: scrivi quello di un’altra persona.' };
    expect(await fields(owner.account.email)).toEqual(own);
    for (const role of ['amministra', null])
      expect(await fields(newEmail(), role)).toEqual({ role: 'Scegli che cosa può fare' });
  });

  test('asks for the proved address of who invites', async () => {
    const owner = await asAccount(await makeUser({ role: 'employer', emailVerifiedAt: null }));
    const transport = mailTransport();
    const { message } = await expectProblem(await invite(owner, newEmail(), 'read', transport.bindings), 403);
    expect(message).toBe('Per invitare qualcuno conferma prima la tua email: il link è nella pagina del tuo account.');
    expect(transport.sent).toEqual([]);
  });

  test('is refused beyond ten people, of whom those whose time is over are none', async () => {
    const owner = await asEmployer();
    const ownerId = owner.account.id;
    await makeMember({ ownerId, createdAt: addDays(new Date(), -15) });
    for (let made = 0; made < MOST_MEMBERS; made += 1) await makeMember({ ownerId });
    const { message } = await expectProblem(await invite(owner, newEmail()), 409);
    expect(message).toBe('Puoi avere al massimo dieci persone: per invitarne un’altra, togline una.');
    const [{ id = '' } = {}] = (await peopleOf(owner)).members;
    await end(owner, id);
    await read(await invite(owner, newEmail()), 201);
  });

  test('of somebody who works there already is refused', async () => {
    const owner = await asEmployer();
    const member = await asMember(owner.account.id, 'read');
    const { message } = await expectProblem(await invite(owner, member.account.email), 409);
    expect(message).toBe('Chi ha questo indirizzo lavora già alle tue offerte.');
    expect(await peopleOf(owner)).toMatchObject({ members: [{ role: 'read' }] });
  });
});

describe('somebody who is invited', () => {
  test('sees it, accepts it, and the employer is told; again it changes nothing', async () => {
    const { owner, invited, id } = await makeInvited();
    expect((await peopleOf(invited)).memberships).toMatchObject([
      { id, employer: 'Locanda Serodine', role: 'manage', acceptedAt: null },
    ]);
    const transport = mailTransport();
    const people = await read(await accept(invited, id, transport.bindings));
    expect(people.memberships).toMatchObject([{ id, expiresAt: null }]);
    await read(await accept(invited, id, transport.bindings));
    expect(transport.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.account.email, 'Marta Rossi lavora ora alle tue offerte'],
    ]);
    expect((await peopleOf(owner)).members).toMatchObject([{ name: 'Marta Rossi', role: 'manage', expiresAt: null }]);
  });

  test('declines it, and finds it no more', async () => {
    const { owner, invited, id } = await makeInvited();
    expect((await read(await end(invited, id))).memberships).toEqual([]);
    const { message } = await expectProblem(await accept(invited, id), 404);
    expect(message).toBe('Questo invito non c’è più, è scaduto, oppure è per un altro indirizzo.');
    expect((await peopleOf(owner)).members).toEqual([]);
  });

  test.each([
    ['whose address nobody has confirmed', { emailVerifiedAt: null }],
    ['who has the address no more', { email: newEmail() }],
  ])('%s neither sees nor accepts nor declines it', async (_, columns) => {
    const { owner, invited, id } = await makeInvited();
    await testDb().update(users).set(columns).where(eq(users.id, invited.account.id));
    expect((await peopleOf(invited)).memberships).toEqual([]);
    await expectProblem(await accept(invited, id), 404);
    await expectProblem(await end(invited, id), 404);
    expect((await peopleOf(owner)).members).toHaveLength(1);
  });

  test('finds it no more after fourteen days, nor where who invited is suspended or leaving', async () => {
    const now = new Date();
    const createdAt = addDays(now, -14);
    for (const columns of [{ suspendedAt: now }, { deletedAt: now }, null]) {
      const { owner, invited, id } = await makeInvited();
      if (columns) await testDb().update(users).set(columns).where(eq(users.id, owner.account.id));
      else await testDb().update(members).set({ createdAt }).where(eq(members.publicId, id));
      expect((await peopleOf(invited)).memberships).toEqual([]);
      await expectProblem(await accept(invited, id), 404);
    }
  });

  test('by a second address of the same employer is refused', async () => {
    const { owner, invited, id } = await makeInvited();
    await read(await accept(invited, id));
    const email = newEmail();
    await testDb().update(users).set({ email }).where(eq(users.id, invited.account.id));
    const second = await makeMember({ ownerId: owner.account.id, email });
    const { message } = await expectProblem(await accept(invited, second.publicId), 409);
    expect(message).toBe('Lavori già alle offerte di questo datore di lavoro.');
  });
});

describe('a membership', () => {
  test('ended by the employer or by oneself tells the other side, once', async () => {
    for (const leaves of [false, true]) {
      const owner = await asAccount(await makeUser({ role: 'employer', name: 'Locanda Serodine' }));
      const member = await asMember(owner.account.id, 'manage');
      const transport = mailTransport();
      const id = member.membership.publicId;
      await read(await end(leaves ? member : owner, id, transport.bindings));
      await expectProblem(await end(leaves ? member : owner, id, transport.bindings), 404);
      expect(transport.sent.map(({ to, subject }) => [to, subject])).toEqual([
        leaves
          ? [owner.account.email, 'Marta Rossi non lavora più alle tue offerte']
          : [member.account.email, 'Non lavori più alle offerte di Locanda Serodine'],
      ]);
    }
  });

  test('mails no name to an address that nobody has confirmed', async () => {
    const owner = await asEmployer();
    const member = await asMember(owner.account.id, 'manage');
    await testDb().update(users).set({ emailVerifiedAt: null }).where(eq(users.id, member.account.id));
    const transport = mailTransport();
    await read(await end(owner, member.membership.publicId, transport.bindings));
    expect(transport.sent).toEqual([]);
  });

  test('shows the employer’s other people to nobody who works there', async () => {
    const owner = await asEmployer();
    await asMember(owner.account.id, 'read', 'Ugo');
    const member = await asMember(owner.account.id, 'manage');
    expect(await peopleOf(member)).toMatchObject({ members: [], deeds: [], memberships: [{ role: 'manage' }] });
  });
});
