import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { REPEAT_HEADER } from '../../shared/repeat.ts';
import { brokenD1, withBindings } from '../testing/bindings.ts';
import { storedRows } from '../testing/database-tables.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { failingMidway, losingBatches, losingResponses } from '../testing/faulty-d1.ts';
import { recordLog } from '../testing/log.ts';
import { asAccount, type SignedIn } from '../testing/requests.ts';
import { makeWrite, sendWrite, WRITE_NAMES, type WriteName } from '../testing/writes.ts';

const UNAVAILABLE = 'Il servizio non è disponibile in questo momento. Riprova tra poco.';

const counted = async (): Promise<Record<string, number>> =>
  Object.fromEntries(Object.entries(await storedRows()).map(([table, rows]) => [table, rows.length]));

recordLog();

describe.each(WRITE_NAMES)('%s', (name) => {
  test('is refused by a database that is not there, with a clear answer; nothing is stored', async () => {
    const write = await makeWrite(name);
    const before = await storedRows();
    for (const DB of [brokenD1(), losingBatches()]) {
      const answer = await sendWrite(write, withBindings({ DB }));
      expect(answer.headers.get('Retry-After')).toBe('30');
      expect(answer.headers.get('Set-Cookie')).toBeNull();
      await expectProblem(answer, 503, UNAVAILABLE);
    }
    expect(await storedRows()).toEqual(before);
  });

  test('that fails in the middle of its batch leaves nothing of itself', async () => {
    const write = await makeWrite(name);
    const before = await storedRows();
    const answer = await sendWrite(write, withBindings({ DB: failingMidway() }));
    await expectProblem(answer, 500, 'Qualcosa è andato storto. Riprova tra poco.');
    expect(await storedRows()).toEqual(before);
    expect((await sendWrite(write, env)).status).toBe(write.done);
  });

  test('sent three times at the same moment is stored once, with its mails', async () => {
    const added = async (send: () => Promise<unknown>) => {
      const before = await counted();
      await send();
      const after = await counted();
      return Object.fromEntries(Object.keys(after).map((table) => [table, (after[table] ?? 0) - (before[table] ?? 0)]));
    };
    const [one, other] = [await makeWrite(name), await makeWrite(name)];
    const once = await added(() => sendWrite(one, env));
    let answers: Response[] = [];
    const thrice = await added(async () => {
      answers = await Promise.all([1, 2, 3].map(() => sendWrite(other, env)));
    });
    expect(answers.map(({ status }) => status).sort()).toEqual([other.done, other.again, other.again].sort());
    expect(thrice).toEqual(once);
  });

  test('whose answer was lost is sent again, and stored once', async () => {
    const write = await makeWrite(name);
    const before = await counted();
    await expectProblem(await sendWrite(write, withBindings({ DB: losingResponses() })), 503);
    const stored = await counted();
    expect((await sendWrite(write, env)).status).toBe(write.again);
    expect(await counted()).toEqual(stored);
    // Otherwise there was nothing to lose.
    if (write.method === 'POST') expect(stored).not.toEqual(before);
  });
});

describe('sent again two hours later, as no answer had come', () => {
  const HOURS = 2 * 3600;
  const ONCE = [
    'an offer',
    'a profile of an account',
    'a profile without an account',
    'a message to a candidate',
    'a message to who runs the site',
  ] as const;

  /** Rows after the answer was lost, and after the request was sent again with `headers`. */
  async function overdueAgain(name: WriteName, headers: Readonly<Record<string, string>>) {
    const write = await makeWrite(name);
    const sent = Date.now();
    await sendWrite(write, withBindings({ DB: losingResponses() }));
    const stored = await counted();
    vi.useFakeTimers({ toFake: ['Date'], now: sent + HOURS * 1000 });
    const { status } = await sendWrite({ ...write, headers: { ...write.headers, ...headers } }, env);
    vi.useRealTimers();
    return { write, status, stored, after: await counted() };
  }

  test.each(ONCE)('%s is stored once', async (name) => {
    const { write, status, stored, after } = await overdueAgain(name, { [REPEAT_HEADER]: String(HOURS) });
    expect(status).toBe(write.again);
    expect(after).toEqual(stored);
  });

  test.each(ONCE.filter((name) => name !== 'a profile without an account'))(
    '%s is new from ten minutes on, unless it is said to be sent before',
    async (name) => {
      const write = await makeWrite(name);
      const first = Date.now();
      vi.useFakeTimers({ toFake: ['Date'], now: first });
      expect((await sendWrite(write, env)).status).toBe(write.done);
      vi.setSystemTime(first + 10 * 60_000 - 1000);
      expect((await sendWrite(write, env)).status).toBe(write.again);
      vi.setSystemTime(first + 10 * 60_000 + 1000);
      expect((await sendWrite(write, env)).status).toBe(write.done);
    },
  );

  test.each(['', '0', '-9', '1e9', '99999999999', 'ieri', `${HOURS - 3600}`])(
    'a form that says it was first sent "%s" ago is a new one',
    async (ago) => {
      const { status, stored, after } = await overdueAgain('an offer', { [REPEAT_HEADER]: ago });
      expect(status).toBe(201);
      expect(after.jobs).toBe((stored.jobs ?? 0) + 1);
    },
  );

  test('a form that waits longer than a week is a new one', async () => {
    const write = await makeWrite('an offer');
    expect((await sendWrite(write, env)).status).toBe(201);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 });
    const headers = { [REPEAT_HEADER]: String(9 * 86_400) };
    // The session of the token has ended, too: another one of the same account.
    const by = await asAccount((write.by as SignedIn).account);
    expect((await sendWrite({ ...write, by, headers }, env)).status).toBe(201);
  });
});
