import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { ENDED_CHECK, FORGED_CHECK } from '../../shared/job-checks.ts';
import { CHECK_DAYS } from '../../shared/link-days.ts';
import { LINK_RENEWED } from '../../shared/renewed-links.ts';
import { type UserRow, users } from '../db/tables/accounts.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { checkToken } from '../link-token.ts';
import { expectProblem, refusedFields } from '../testing/expect-problem.ts';
import { makeJob, makeToken, makeUser, newEmail, testDb } from '../testing/factories.ts';
import { postOffice } from '../testing/post-office.ts';
import { asVisitor } from '../testing/requests.ts';

const sign = (owner: UserRow, about: readonly JobRow[], now = new Date()): Promise<string> =>
  checkToken(
    owner,
    about.map(({ publicId }) => publicId),
    { secret: env.JWT_SECRET, expiresAt: addDays(now, CHECK_DAYS) },
  );
const close = ({ publicId }: JobRow, token: string) =>
  asVisitor.post(`/api/jobs/${publicId}/check`, { token, open: false });

/** Asks for a new link, and what was mailed for it. */
async function renew(token: string) {
  const { sent, bindings } = postOffice();
  const answer = await asVisitor.post('/api/job-checks/link', { token }, { bindings });
  const tokens = sent.map(({ to, text }) => [to, /#token=(\S+)/.exec(text)?.[1] ?? ''] as const);
  return { answer, tokens };
}

async function make() {
  const owner = await makeUser({ email: newEmail(), emailVerifiedAt: new Date() });
  const job = await makeJob({ ownerId: owner.id });
  return { owner, job, token: await sign(owner, [job]) };
}

describe('the link of a weekly mail', () => {
  test.each([
    ['address', async () => ({ email: newEmail() })],
    ['password', async () => ({ tokenVersion: 2 })],
  ])('ends with a new %s of the account', async (_what, columns) => {
    const { owner, job, token } = await make();
    await testDb()
      .update(users)
      .set(await columns())
      .where(eq(users.id, owner.id));
    expect(await refusedFields(await close(job, token))).toEqual({ token: ENDED_CHECK });
    expect(await testDb().select().from(jobs).where(eq(jobs.id, job.id))).toMatchObject([{ status: 'open' }]);
  });

  test('that is over gets a new one mailed to the present address, and no other', async () => {
    const { owner, job, token } = await make();
    const email = newEmail();
    await testDb().update(users).set({ email }).where(eq(users.id, owner.id));
    const { answer, tokens } = await renew(token);
    expect([answer.status, await answer.json()]).toEqual([202, { message: LINK_RENEWED }]);
    expect(tokens.map(([to]) => to)).toEqual([email]);
    expect((await close(job, tokens[0]?.[1] ?? '')).status).toBe(200);
  });

  test('past its fourteen days is renewed too, for the offers that are open', async () => {
    const { owner, job } = await make();
    const closed = await makeJob({ ownerId: owner.id, status: 'closed', ownerStatus: 'closed' });
    const old = await sign(owner, [job, closed], addDays(new Date(), -15));
    const { tokens } = await renew(old);
    expect(JSON.parse(atob(tokens[0]?.[1].split('.')[1] ?? ''))).toMatchObject({ jobs: [job.publicId] });
    const { answer } = await renew(await sign(owner, [closed]));
    await expectProblem(answer, 404);
  });

  test('that is not ours renews nothing', async () => {
    const { owner, token } = await make();
    for (const text of [await makeToken(owner), `${token.slice(0, -3)}AAA`, 'x', 'x'.repeat(5000)]) {
      const { answer, tokens } = await renew(text);
      expect(await refusedFields(answer)).toEqual({ token: FORGED_CHECK });
      expect(tokens).toEqual([]);
    }
  });
});
