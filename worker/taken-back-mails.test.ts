import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ownApplicationSchema } from '../shared/applications.ts';
import { addDays } from '../shared/dates.ts';
import { outbox } from './db/tables/mail.ts';
import { runScheduled } from './scheduled.ts';
import { PHONE } from './testing/cv.ts';
import { makeJob, makeUser, testDb } from './testing/factories.ts';
import { PASSWORD, passwordHash } from './testing/passwords.ts';
import { asAccount, type Person } from './testing/requests.ts';
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
  const answer = await person.post(
    `/api/jobs/${job.publicId}/applications`,
    { phone: PHONE, message: 'Sono qui' },
    { bindings },
  );
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

test.each(acts)('mails of an application that %s are dropped, but not one that was sent', async (_what, act) => {
  const [other, waiting, givenUp] = [
    await apply({ open: false }),
    await apply({ open: false }),
    await apply({ open: false }),
  ];
  const sent = await apply({ open: true });
  expect(await waiting.mails()).toMatchObject([{ status: 'waiting', cause: `application:${waiting.id}` }]);
  const isTo = eq(outbox.recipient, givenUp.employer.email);
  await testDb().update(outbox).set({ status: 'undelivered' }).where(isTo);
  for (const { person, id } of [waiting, givenUp, sent]) expect((await act(person, id)).status).toBe(200);
  expect([await waiting.mails(), await givenUp.mails()]).toEqual([[], []]);
  expect(await sent.mails()).toMatchObject([{ status: 'sent' }]);
  expect(await sentLater(waiting.employer)).toEqual([]);
  expect(await other.mails()).toMatchObject([{ status: 'sent' }]);
});
