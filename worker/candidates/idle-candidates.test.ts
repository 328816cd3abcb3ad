import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, datePhrase } from '../../shared/dates.ts';
import { tokenIn } from '../../shared/token-links.ts';
import { type CandidateRow, candidateBlocks, candidateMessages, candidates } from '../db/tables/candidates.ts';
import { newPublicId } from '../public-id.ts';
import { runScheduled } from '../scheduled.ts';
import { sign } from '../sign.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { insertOne, newEmail, testDb } from '../testing/factories.ts';
import { freshStorage } from '../testing/forget-copies.ts';
import { makeCandidate, makeLinkedCandidate } from '../testing/make-candidate.ts';
import { asVisitor, asWorker } from '../testing/requests.ts';
import { mailsTo } from '../testing/transport.ts';

/** Noon of tomorrow: links that are made later are valid today, too. */
const START = addDays(new Date(new Date().setUTCHours(12, 0, 0, 0)), 1);
const day = (days: number): Date => addDays(START, days);
/** The nights of these days, one after the other. */
const nights = async (from: number, to: number): Promise<void> => {
  for (let night = from; night <= to; night++) await runScheduled('10 3 * * *', env, day(night));
};
const rowOf = async ({ id }: Pick<CandidateRow, 'id'>) =>
  (await testDb().select().from(candidates).where(eq(candidates.id, id)))[0];
const idle = (columns: Parameters<typeof makeCandidate>[0] = {}) => makeCandidate({ postedAt: START, ...columns });
const lastToken = async (email: string): Promise<string> => {
  const text = (await mailsTo(email)).at(-1)?.bodyText ?? '';
  return tokenIn(/#\S+/.exec(text)?.[0] ?? '') ?? '';
};

// The nights go over every profile there is.
beforeEach(() => freshStorage());

describe('a profile that nobody looks after', () => {
  test('is warned 30 and 7 days before, each once, and gone after twelve months with all that belongs to it', async () => {
    const email = newEmail();
    const profile = await idle({ email, title: 'Cuoca' });
    const values = { candidateId: profile.id, publicId: newPublicId() };
    await insertOne(candidateMessages, {
      ...values,
      name: 'Ditta',
      email: 'ditta@example.org',
      message: 'Ciao',
      createdAt: day(300),
    });
    await insertOne(candidateBlocks, { ...values, kind: 'company', value: 'Rossi', key: 'rossi', createdAt: START });
    await nights(334, 334);
    expect(await mailsTo(email)).toEqual([]);
    await nights(335, 336);
    const [first, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(first?.subject).toBe(`Vuoi tenere il tuo profilo? Lo cancelliamo ${datePhrase('il', day(365))}`);
    expect(first?.bodyText).toContain('“Cuoca”');
    expect(first?.bodyText).toContain('/tieni-profilo#token=');
    await nights(357, 364);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await rowOf(profile)).toMatchObject({ idleWarning: 7, status: 'open' });
    const version = await env.LISTS.get('version');
    await nights(365, 365);
    expect(await rowOf(profile)).toBeUndefined();
    expect(await env.LISTS.get('version')).not.toBe(version);
    expect(await testDb().$count(candidateMessages)).toBe(0);
    expect(await testDb().$count(candidateBlocks)).toBe(0);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('is warned without its title at an address that nobody has confirmed', async () => {
    const email = newEmail();
    await idle({ email, emailConfirmedAt: null, title: 'Cuoca' });
    await nights(335, 336);
    const [mail] = await mailsTo(email);
    expect(mail?.bodyText).toContain('Non lo apri da molti mesi');
    expect(mail?.bodyText).not.toContain('Cuoca');
  });

  test('is warned at the address of its account', async () => {
    const { account } = await asWorker();
    await idle({ ownerId: account.id });
    await nights(335, 335);
    expect(await mailsTo(account.email)).toHaveLength(1);
  });

  test('has its warnings and its days also where the cron was off for long', async () => {
    const email = newEmail();
    const profile = await idle({ email });
    for (const night of [500, 501, 522]) await nights(night, night);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await mailsTo(email))[0]?.subject).toContain(datePhrase('il', day(530)));
    for (const night of [523, 524, 529]) await nights(night, night);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await rowOf(profile)).toBeDefined();
    await nights(530, 530);
    expect(await rowOf(profile)).toBeUndefined();
  });

  test('has its last warning also where the one before it came by days that no longer hold', async () => {
    const email = newEmail();
    await idle({ email, idleWarning: 60, idleWarnedAt: day(305) });
    await nights(357, 357);
    expect(await mailsTo(email)).toEqual([]);
    await nights(358, 359);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('and is deleted already is not warned', async () => {
    const email = newEmail();
    await idle({ email, status: 'deleted', deletedAt: day(334) });
    await nights(335, 335);
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('activity that keeps a profile', () => {
  const warned = async (columns: Parameters<typeof makeCandidate>[0] = {}) => {
    const email = newEmail();
    const linked = await makeLinkedCandidate({ postedAt: START, email, ...columns });
    await nights(335, 335);
    expect(await rowOf(linked.candidate)).toMatchObject({ idleWarning: 30 });
    return { ...linked, email };
  };
  const expectCached = async (profile: CandidateRow) => {
    expect(await rowOf(profile)).toMatchObject({ idleWarning: null, idleWarnedAt: null });
    expect((await rowOf(profile))?.activeAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  };

  test('opening the page, with the link or the account', async () => {
    const { candidate, headers } = await warned();
    const other = await idle();
    expect((await asVisitor.send('/api/own-candidates/seen', { method: 'POST', headers })).status).toBe(200);
    await expectCached(candidate);
    expect((await rowOf(other))?.activeAt).toEqual(START);
    const worker = await asWorker();
    const mine = await idle({ ownerId: worker.account.id, idleWarning: 30 });
    await worker.send('/api/own-candidates/seen', { method: 'POST' });
    await expectCached(mine);
  });

  test.each([
    ['an edit', { title: 'Altro', revision: 1 }],
    ['hiding it', { hidden: true }],
  ])('%s', async (_, body) => {
    const { candidate, headers } = await warned();
    await asVisitor.post(`/api/candidates/${candidate.publicId}`, body, { method: 'PATCH', headers });
    await expectCached(candidate);
  });

  test('the link of the warning, which does nothing by being opened, and may be pressed twice', async () => {
    const { candidate, email } = await warned();
    const token = await lastToken(email);
    expect((await asVisitor.get('/tieni-profilo')).status).toBe(200);
    expect(await rowOf(candidate)).toMatchObject({ idleWarning: 30 });
    // Made in a year to come, it is valid today too.
    for (let time = 0; time < 2; time++)
      expect((await asVisitor.post('/api/own-candidates/keep', { token })).status).toBe(200);
    await expectCached(candidate);
    // A new year begins: its warnings are others.
    const from = Math.floor((Date.now() - START.getTime()) / 86_400_000);
    await nights(from + 336, from + 336);
    expect(await mailsTo(email)).toHaveLength(2);
  });
});

describe('the link of a warning', () => {
  const keep = (token: string) => asVisitor.post('/api/own-candidates/keep', { token });
  const until = addDays(new Date(), 30);
  const signKeep = (subject: string, expiresAt: Date = until, secret: string = env.JWT_SECRET) =>
    sign('keep-candidate', { sub: subject }, { secret, expiresAt });

  test('is for its one profile, for its time, and for nothing else', async () => {
    const { candidate, headers } = await makeLinkedCandidate();
    const token = await signKeep(candidate.publicId);
    const [header, , signature] = token.split('.');
    const [, ofOther] = (await signKeep((await makeCandidate()).publicId)).split('.');
    for (const bad of [
      `${header}.${ofOther}.${signature}`,
      token.slice(0, -1),
      await signKeep(candidate.publicId, until, 'x'.repeat(40)),
      await signKeep(candidate.publicId, addDays(new Date(), -1)),
      await signKeep('nothing'),
      await sign('manage-alerts', { sub: candidate.publicId }, { secret: env.JWT_SECRET, expiresAt: until }),
      headers.Authorization.slice(5),
      'x',
    ])
      await expectProblem(await keep(bad), 400, /Questo link non è più valido/);
    // The link opens nothing.
    const as = { headers: { Authorization: `Link ${token}` } };
    expect(await (await asVisitor.get('/api/own-candidates', as)).json()).toEqual([]);
  });

  test('does not bring back a deleted profile', async () => {
    const { candidate } = await makeLinkedCandidate({ status: 'deleted', deletedAt: new Date() });
    await expectProblem(await keep(await signKeep(candidate.publicId)), 400);
  });
});
