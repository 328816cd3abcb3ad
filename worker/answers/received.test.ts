import { describe, expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { receivedApplicationSchema, receivedCountSchema } from '../../shared/answers.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { writeCursor } from '../../shared/cursor.ts';
import { addDays } from '../../shared/dates.ts';
import { type ApplicationRow, applicationEvents } from '../db/tables/applications.ts';
import { expectProblem, refusedFields, strict } from '../testing/expect-problem.ts';
import { insertOne, makeApplication, makeJob, makeUser, uniqueWord } from '../testing/factories.ts';
import { makeOwnJob } from '../testing/own-jobs.ts';
import { type Person, sendExample } from '../testing/requests.ts';

const LIST = pathOf('GET /api/applications/received');

async function received(person: Person, query = '') {
  const answer = await person.get(`${LIST}${query}`);
  const items = mini.array(strict(receivedApplicationSchema)).parse(await answer.json());
  return { items, total: Number(answer.headers.get('X-Total-Count')), link: answer.headers.get('Link') };
}

const makeCv = () => ({ cvKey: uniqueWord(), cvName: 'rosa.pdf', cvType: 'application/pdf', cvSize: 1234 }) as const;

const say = (person: Person, id: string, status: string) =>
  sendExample('PATCH /api/applications/:id', person, { id, stated: { status } });

test('an employer reads who applied, with address, message, CV and history', async () => {
  const { owner: employer, job, apply } = await makeOwnJob();
  const applicant = await makeUser({ name: 'Rosa Bianchi' });
  const sentAt = addDays(new Date(), -2);
  const application = await apply({
    userId: applicant.id,
    message: 'Sono libera da lunedì.',
    createdAt: sentAt,
    ...makeCv(),
    status: 'read',
    statusAt: addDays(sentAt, 1),
  });
  await insertOne(applicationEvents, { applicationId: application.id, status: 'read', createdAt: addDays(sentAt, 1) });
  const { items, total, link } = await received(employer);
  expect({ total, link }).toEqual({ total: 1, link: null });
  const [at, readAt] = [sentAt.toISOString(), addDays(sentAt, 1).toISOString()];
  expect(items).toMatchObject([
    {
      id: application.publicId,
      jobId: job.publicId,
      jobTitle: job.title,
      name: 'Rosa Bianchi',
      email: applicant.email,
      message: 'Sono libera da lunedì.',
      status: 'read',
      statusAt: readAt,
      answeredAt: null,
      cv: { name: 'rosa.pdf', type: 'application/pdf', size: 1234 },
      history: [
        { status: 'sent', at, by: null },
        { status: 'read', at: readAt, by: null },
      ],
      mayAnswer: true,
    },
  ]);
});

const PERIOD_TEXTS = {
  ticks: [
    { what: 'Patente B', preferred: false, has: true },
    { what: 'Inglese B1', preferred: true, has: false },
  ],
  answers: [{ question: 'inizio', answer: 'Da lunedì' }],
} satisfies Partial<ApplicationRow>;

describe('an application without an account', () => {
  test('is read alike, with its ticks and answers; a number alone is no verified contact', async () => {
    const { owner: employer, apply } = await makeOwnJob();
    await apply({ userId: null, name: 'Rosa', phone: '+393331234567', ...PERIOD_TEXTS });
    const ida = { name: 'Ida', email: 'ida@example.org', phone: '+393337654321' };
    await apply({ userId: null, ...ida });
    const { items } = await received(employer);
    expect(items).toMatchObject([
      { ...ida, verified: true, hasAccount: false },
      {
        name: 'Rosa',
        email: null,
        phone: '+393331234567',
        phoneText: '333 123 4567',
        verified: false,
        hasAccount: false,
        ticks: PERIOD_TEXTS.ticks,
        answers: [{ question: 'Quando puoi iniziare?', answer: 'Da lunedì' }],
      },
    ]);
  });

  test('of an account says whether its address is confirmed', async () => {
    const { owner: employer, apply } = await makeOwnJob();
    const account = await makeUser({ emailVerifiedAt: null });
    await apply({ userId: account.id });
    expect((await received(employer)).items).toMatchObject([
      { email: account.email, verified: false, hasAccount: true },
    ]);
  });
});

test('a withdrawn application shows nothing but that it was withdrawn', async () => {
  const { owner: employer, apply } = await makeOwnJob();
  const body = { message: 'Mia', phone: '+393331234567', reason: 'many', ...PERIOD_TEXTS, ...makeCv() } as const;
  await apply({ status: 'withdrawn', ...body });
  const { items } = await received(employer);
  expect(items).toMatchObject([
    { status: 'withdrawn', message: null, email: null, phone: null, reason: null, cv: null, ticks: [], answers: [] },
  ]);
});

test.each([
  ['a deleted application', { deletedAt: new Date() }, {}, {}],
  ['one of a suspended account', {}, { suspendedAt: new Date() }, {}],
  ['one of an account that is leaving', {}, { deletedAt: new Date() }, {}],
  ['one for a deleted offer', {}, {}, { status: 'deleted' as const, deletedAt: new Date() }],
  ['one for an offer that was hidden', {}, {}, { status: 'hidden' as const, hiddenAt: new Date() }],
])('%s is not seen by the employer', async (_, application, applicant, offer) => {
  const { owner: employer, apply } = await makeOwnJob(offer);
  const { publicId } = await apply({ userId: (await makeUser(applicant)).id, ...application });
  expect(await received(employer)).toEqual({ items: [], total: 0, link: null });
  expect(await (await employer.get(pathOf('GET /api/applications/received/counts'))).json()).toEqual([]);
  await expectProblem(await say(employer, publicId, 'hired'), 404);
});

test('filters: one offer, one state; counts say how many and how many are unread', async () => {
  const { owner: employer, job, apply } = await makeOwnJob();
  const other = await makeJob({ ownerId: employer.account.id, status: 'closed' });
  const [first, second] = [await apply(), await apply({ status: 'hired' })];
  const third = await makeApplication({ jobId: other.id, status: 'rejected' });
  const ids = async (query: string) => (await received(employer, query)).items.map(({ id }) => id);
  expect(await ids(`?job=${job.publicId}`)).toEqual([first.publicId, second.publicId]);
  expect(await ids('?status=rejected')).toEqual([third.publicId]);
  expect(await ids(`?status=sent&job=${other.publicId}`)).toEqual([]);
  expect(await ids('?job=nothing')).toEqual([]);
  const counts = await (await employer.get(pathOf('GET /api/applications/received/counts'))).json();
  expect(mini.array(strict(receivedCountSchema)).parse(counts)).toEqual([
    { jobId: other.publicId, jobTitle: other.title, open: false, count: 1, unread: 0 },
    { jobId: job.publicId, jobTitle: job.title, open: true, count: 2, unread: 1 },
  ]);
});

test.each([
  ['status=maybe', { status: 'Stato sconosciuto' }],
  ['job=%3Cb%3E', { job: 'Offerta non valida' }],
  ['cursor=nonsense', { cursor: 'Cursore non valido' }],
  [`cursor=${writeCursor('received', { after: 'x', id: 1 })}`, { cursor: 'Cursore non valido' }],
  ['limit=1000', { limit: 'Il limite va da 1 a 100' }],
  ['owner=1', { owner: 'Campo sconosciuto' }],
])('%s is refused', async (query, fields) => {
  const { owner: employer } = await makeOwnJob();
  expect(await refusedFields(await employer.get(`${LIST}?${query}`))).toEqual(fields);
});

describe('pages of what was received', () => {
  /** Reads them one after the other. @param between runs after each page, with its applications */
  async function readPages(
    employer: Person,
    between: (ids: readonly string[]) => Promise<unknown> = async () => undefined,
  ) {
    const found: string[] = [];
    let query: string | undefined = '?limit=2';
    while (query !== undefined) {
      const { items, link } = await received(employer, query);
      found.push(...items.map(({ id }) => id));
      await between(items.map(({ id }) => id));
      query = /\?[^>]*/.exec(link ?? '')?.[0];
    }
    return found;
  }

  async function makeMany() {
    const { owner: employer, apply } = await makeOwnJob();
    const make = async (status: 'sent' | 'read' | 'rejected') =>
      (await apply({ status, createdAt: addDays(new Date(), -1) })).publicId;
    const made: string[] = [];
    for (const status of ['sent', 'read', 'sent', 'rejected', 'sent', 'read'] as const) made.push(await make(status));
    return { employer, apply, inOrder: [4, 2, 0, 5, 3, 1].map((index) => made[index]) };
  }

  test('begin with those to be read, the newest first, and go on with the others', async () => {
    const { employer, inOrder } = await makeMany();
    expect(await readPages(employer)).toEqual(inOrder);
    expect((await received(employer, '?limit=2')).total).toBe(6);
  });

  test('show nothing twice and leave nothing out where applications are opened and answered between them', async () => {
    const { employer, inOrder } = await makeMany();
    const open = async (ids: readonly string[]) => {
      // A moment is a millisecond: the page was asked for in the one before.
      await scheduler.wait(2);
      for (const [index, id] of ids.entries()) await say(employer, id, index === 0 ? 'read' : 'hired');
    };
    expect(await readPages(employer, open)).toEqual(inOrder);
    expect((await received(employer, '?status=sent')).items).toEqual([]);
  });
});
