import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ownApplicationSchema } from '../shared/applications.ts';
import { addDays } from '../shared/dates.ts';
import { outbox } from './db/tables/mail.ts';
import { runScheduled } from './scheduled.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { makeJob, makeUser, testDb } from './testing/factories.ts';
import { PASSWORD, passwordHash } from './testing/passwords.ts';
import { asAccount, asStranger, type Person } from './testing/requests.ts';
import { mailTransport } from './testing/transport.ts';

const ACTS: Readonly<Record<string, (person: Person, id: string) => Promise<Response>>> = {
  'is withdrawn': (person, id) => person.send(`/api/applications/${id}/withdraw`, { method: 'POST' }),
  'is deleted': (person, id) => person.send(`/api/applications/${id}`, { method: 'DELETE' }),
  'leaves with its account': (person) =>
    person.post('/api/account', { currentPassword: PASSWORD }, { method: 'DELETE' }),
};
const acts = Object.entries(ACTS);

/** An application of which the employer was mailed, with a mail transport that is open or closed. */
async function apply({ open }: { readonly open: boolean }) {
  const employer = await makeUser({ role: 'employer' });
  const job = await makeJob({ ownerId: employer.id });
  const person = await asAccount(await makeUser({ passwordHash }));
  const { bindings } = mailTransport(() => !open);
  const answer = await person.post(`/api/jobs/${job.publicId}/applications`, { message: 'Sono qui' }, { bindings });
  const { id } = ownApplicationSchema.parse(await answer.json());
  const mails = () => testDb().select().from(outbox).where(eq(outbox.recipient, employer.email));
  return { employer, person, id, mails };
}

/** Mails to an address that the cron sends once the mail transport is open again. */
async function sentLater({ email }: { readonly email: string }) {
  const { sent, bindings } = mailTransport();
  await runScheduled('*/5 * * * *', bindings, addDays(new Date(), 0.5));
  return sent.filter(({ to }) => to === email);
}

test.each(acts)('the unsent mail about an application that %s is dropped', async (_what, act) => {
  const other = await apply({ open: false });
  const { employer, person, id, mails } = await apply({ open: false });
  expect(await mails()).toMatchObject([{ status: 'waiting', cause: `application:${id}` }]);
  expect((await act(person, id)).status).toBe(200);
  expect(await mails()).toEqual([]);
  expect(await sentLater(employer)).toEqual([]);
  expect(await other.mails()).toMatchObject([{ status: 'sent' }]);
});

test.each(acts)(
  'a mail that was given up is dropped with an application that %s, so that nobody can send it again',
  async (_what, act) => {
    const { employer, person, id, mails } = await apply({ open: false });
    await testDb().update(outbox).set({ status: 'undelivered' }).where(eq(outbox.recipient, employer.email));
    expect((await act(person, id)).status).toBe(200);
    expect(await mails()).toEqual([]);
  },
);

test.each(acts)('a mail that was sent about an application that %s is kept', async (_what, act) => {
  const { person, id, mails } = await apply({ open: true });
  const before = await mails();
  expect(before).toMatchObject([{ status: 'sent' }]);
  await act(person, id);
  expect(await mails()).toEqual(before);
});

test('somebody else takes back nothing', async () => {
  const { employer, id, mails } = await apply({ open: false });
  for (const verb of ['is withdrawn', 'is deleted'])
    for (const person of [await asStranger(), await asAccount(employer)])
      await expectProblem((await ACTS[verb]?.(person, id)) ?? new Response(), 404);
  expect(await mails()).toHaveLength(1);
});
