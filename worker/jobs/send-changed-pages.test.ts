import { eq } from 'drizzle-orm';
import { beforeEach, expect, inject, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { jobs } from '../db/tables/jobs.ts';
import { changedPages } from '../db/tables/operation.ts';
import { readConfig } from '../env.ts';
import { withBindings } from '../testing/bindings.ts';
import { makeJob, testDb } from '../testing/factories.ts';
import { asVisitor } from '../testing/requests.ts';
import { sendChangedPages } from './send-changed-pages.ts';

const API = `http://127.0.0.1:${inject('mailApi')}`;
const KEY = 'chiave-di-prova-1234';

/** Bindings of a site whose search engines answer with this status; a port that nobody hears where it is null. */
const answering = (status: number | null) =>
  withBindings({
    INDEXNOW_KEY: KEY,
    INDEXNOW_URL: status === null ? 'http://127.0.0.1:9/' : `${API}/s${status}`,
  } as Parameters<typeof withBindings>[0]);

const heard = async () => {
  const all: { path: string; body: { urlList: string[] } }[] = await (await fetch(API)).json();
  return all.filter(({ path }) => /^\/s\d{3}$/.test(path)).map(({ body }) => body);
};
let before = 0;
beforeEach(async () => {
  await testDb().delete(changedPages);
  before = (await heard()).length;
});
const notices = async () => (await heard()).slice(before);
const waiting = async () => (await testDb().select().from(changedPages)).map(({ publicId }) => publicId);
const tell = (status: number | null, now = new Date()) =>
  sendChangedPages(testDb(), readConfig(answering(status)), now);
const addressOf = ({ publicId }: { publicId: string }) => `http://localhost:8787/offerte/${publicId}`;

test('offers that begin and end are told in one notice, once', async () => {
  const [one, two] = [await makeJob(), await makeJob()];
  await makeJob({ status: 'paused', ownerStatus: 'paused' });
  await tell(200);
  expect(await notices()).toEqual([
    {
      host: 'localhost:8787',
      key: KEY,
      keyLocation: 'http://localhost:8787/indexnow.txt',
      urlList: [addressOf(one), addressOf(two)],
    },
  ]);
  await tell(200);
  await testDb().update(jobs).set({ title: 'Altro titolo' }).where(eq(jobs.id, one.id));
  await tell(202);
  expect(await notices()).toHaveLength(1);
  await testDb().update(jobs).set({ status: 'closed', ownerStatus: 'closed' }).where(eq(jobs.id, one.id));
  await tell(202);
  expect((await notices())[1]?.urlList).toEqual([addressOf(one)]);
  expect(await waiting()).toEqual([]);
});

test.each([429, 500, 503, null])('after %s it is sent again, with what is new', async (status) => {
  const one = await makeJob();
  await tell(status);
  const two = await makeJob();
  expect((await waiting()).sort()).toEqual([one.publicId, two.publicId].sort());
  await tell(200);
  expect((await notices()).at(-1)?.urlList).toEqual([addressOf(one), addressOf(two)]);
  expect(await waiting()).toEqual([]);
});

test('a page of which nobody takes a notice for a day is given up, and no other one with it', async () => {
  await makeJob();
  await testDb()
    .update(changedPages)
    .set({ changedAt: addDays(new Date(), -1.1) });
  const { publicId } = await makeJob();
  await tell(503);
  expect(await waiting()).toEqual([publicId]);
});

test.each([400, 403, 422])('after %s it is not sent again', async (status) => {
  await makeJob();
  await tell(status);
  expect(await notices()).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('the key is where search engines look for it, and nowhere without one', async () => {
  const answer = await asVisitor.get('/indexnow.txt', { bindings: answering(200) });
  expect([answer.status, await answer.text()]).toEqual([200, KEY]);
  expect((await asVisitor.get('/indexnow.txt')).status).toBe(404);
});

test('without a key nothing is told, and nothing waits', async () => {
  await makeJob();
  await sendChangedPages(testDb(), readConfig(withBindings({})), new Date());
  expect([await notices(), await waiting()]).toEqual([[], []]);
});
