import { expect, test } from 'vitest';
import { isLostByProxy } from '../../scripts/fuzz/send.ts';
import type { Session } from '../../shared/accounts.ts';
import { pathOf } from '../../shared/calls/path.ts';
import type { OwnJob } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import type { Problem } from '../../shared/problem.ts';
import { applications, apply, ask, logInAs, offer, publish, register, uniqueWord } from './api.ts';
import { SITE } from './browser.ts';
import { linkIn, mailsTo } from './mails.ts';
import { eventually } from './page-checks.ts';

// Over connections of their own, as people come: `worker/simultaneous-*.test.ts` asks the same in one process.

const times = <Answer>(count: number, one: (n: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => one(n)));

/** An answer; what the local proxy has lost is sent again. */
async function answerOf(send: () => Promise<Response>): Promise<Response> {
  const answer = await send();
  const text = await answer.clone().text();
  return isLostByProxy({ status: answer.status, text }) ? send() : answer;
}

/** Sends so many requests at the same moment. */
const requests = (count: number, one: (n: number) => Promise<Response>): Promise<Response[]> =>
  times(count, (n) => answerOf(() => one(n)));

/** How many answers have which status. */
function statusesOf(answers: readonly Response[]): Record<number, number> {
  const found: Record<number, number> = {};
  for (const { status } of answers) found[status] = (found[status] ?? 0) + 1;
  return found;
}

const tokenIn = (mail: string | undefined): string => linkIn(mail ?? '').split('token=')[1] ?? '';

test('a hundred registrations of one address at the same moment are one account and one mail', async () => {
  const email = `${uniqueWord()}@example.org`;
  const password = (n: number) => `parola di ${n}`;
  const answers = await requests(100, (n) =>
    ask(pathOf('POST /api/register'), { body: { name: `Persona ${n}`, email, password: password(n) } }),
  );
  expect(statusesOf(answers)).toEqual({ 201: 1, 409: 99 });
  const winner = answers.findIndex(({ status }) => status === 201);
  const logIn = async (): Promise<Session> => logInAs({ email, password: password(winner) });
  await eventually(() => logIn().catch(() => null)).toMatchObject({ user: { name: `Persona ${winner}` } });
  await eventually(() => mailsTo(email)).toHaveLength(1);
  const refused = (await answers[(winner + 1) % 100]?.json()) as Problem;
  expect(refused.message).toBe('Esiste già un account con questa email.');
  // A hundred passwords are hashed, 140 ms of CPU each.
}, 300_000);

test('a hundred applications of one person to one offer at the same moment are one, and one mail', async () => {
  const [employer, person] = [await register({ role: 'employer' }), await register()];
  const job = await publish(employer);
  const path = pathOf('GET /api/jobs/:id/applications', { id: job.id });
  const answers = await requests(100, () => ask(path, { token: person.token, body: { message: 'Buongiorno' } }));
  expect(statusesOf(answers)).toEqual({ 201: 1, 409: 99 });
  expect(await applications(person, job.id)).toHaveLength(1);
  const received = await ask(pathOf('GET /api/applications/received'), { token: employer.token });
  expect(await received.json()).toHaveLength(1);
  await eventually(() => mailsTo(employer.email, pagePath.answerApplication())).toHaveLength(1);
});

test('of twenty edits over one revision at the same moment one is stored, and nothing of the others', async () => {
  const employer = await register({ role: 'employer' });
  const job = await publish(employer);
  const bodies = await times(20, async (n) => offer({ title: `Versione ${n}`, openings: n + 2, location: 'Edolo' }));
  const answers = await requests(20, (n) =>
    fetch(SITE + pathOf('GET /api/jobs/:id', { id: job.id }), {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${employer.token}` },
      body: JSON.stringify({ ...bodies[n], revision: 1 }),
    }),
  );
  expect(statusesOf(answers)).toEqual({ 200: 1, 409: 19 });
  const own = (await (
    await ask(pathOf('GET /api/own-jobs/:id', { id: job.id }), { token: employer.token })
  ).json()) as OwnJob;
  const winner = answers.findIndex(({ status }) => status === 200);
  expect(own).toMatchObject({ ...bodies[winner], revision: 2 });
});

test('an offer is deleted while ten people apply: who was told so has applied, and nobody else', async () => {
  const employer = await register({ role: 'employer' });
  const job = await publish(employer);
  const people = await times(10, () => register());
  const headers = { Authorization: `Bearer ${employer.token}` };
  const [deleted, ...answers] = await Promise.all([
    answerOf(() => fetch(SITE + pathOf('GET /api/jobs/:id', { id: job.id }), { method: 'DELETE', headers })),
    ...people.map(({ token }) =>
      answerOf(() => ask(pathOf('POST /api/jobs/:id/applications', { id: job.id }), { token, body: {} })),
    ),
  ]);
  expect(deleted.status).toBe(200);
  for (const { status } of answers) expect([201, 404]).toContain(status);
  // Taken back, it shows who has applied.
  await ask(pathOf('POST /api/jobs/:id/restore', { id: job.id }), { token: employer.token, body: {} });
  const stored = await Promise.all(people.map((person) => applications(person, job.id)));
  expect(stored.map((own) => own.length)).toEqual(answers.map(({ status }) => (status === 201 ? 1 : 0)));
  // Mails are sent in order, so the earlier ones have arrived with the last.
  const [last] = [await register()];
  await apply(last, job.id);
  const told = answers.filter(({ status }) => status === 201).length + 1;
  await eventually(() => mailsTo(employer.email, pagePath.answerApplication())).toHaveLength(told);
});

test('ten resets with one link, and ten confirmations with one link, at the same moment: one of each', async () => {
  const person = await register();
  await ask(pathOf('POST /api/password/forgot'), { body: { email: person.email } });
  await eventually(() => mailsTo(person.email, pagePath.resetPassword())).toHaveLength(1);
  const [reset] = await mailsTo(person.email, pagePath.resetPassword());
  const [confirm] = await mailsTo(person.email, pagePath.confirmEmail());
  const password = (n: number) => `nuova parola ${n}`;
  const confirmations = await requests(10, () =>
    ask(pathOf('POST /api/email/confirm'), { body: { token: tokenIn(confirm) } }),
  );
  expect(statusesOf(confirmations)).toEqual({ 200: 1, 400: 9 });
  const resets = await requests(10, (n) =>
    ask(pathOf('POST /api/password/reset'), { body: { token: tokenIn(reset), password: password(n) } }),
  );
  expect(statusesOf(resets)).toEqual({ 200: 1, 400: 9 });
  const winner = resets.findIndex(({ status }) => status === 200);
  const works = await requests(10, (n) =>
    ask(pathOf('POST /api/login'), { body: { email: person.email, password: password(n) } }),
  );
  expect(works.map(({ status }) => status)).toEqual(works.map((_, n) => (n === winner ? 200 : 401)));
});
