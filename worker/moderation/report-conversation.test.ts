import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { conversationLines } from '../db/tables/conversations.ts';
import { reports } from '../db/tables/moderation.ts';
import { applicantToken } from '../mail/applications.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { insertOne, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { makeOwnJob } from '../testing/own-jobs.ts';
import { asAdmin, withAuthorization } from '../testing/requests.ts';

async function makeTalk() {
  const { owner, job, apply } = await makeOwnJob();
  const email = newEmail();
  const application = await apply({ userId: null, name: 'Ida Gelmi', email });
  const guest = withAuthorization(`Link ${await applicantToken(application.publicId, env.JWT_SECRET)}`);
  const [text, held] = [uniqueWord(), uniqueWord()];
  const line = { applicationId: application.id, side: 'employer', kind: 'page' } as const;
  await insertOne(conversationLines, { ...line, text });
  await insertOne(conversationLines, { ...line, text: held, heldFrom: 'x@evil.example' });
  return { owner, job, guest, email, id: application.publicId, text, held };
}

const report = { reason: 'scam', text: 'Chiede denaro' };
const queue = async () => JSON.stringify(await (await (await asAdmin()).get('/api/moderation/reports')).json());

describe('a conversation', () => {
  test('is reported by either side, and then read by the editors with both addresses', async () => {
    const { owner, job, guest, email, id, text, held } = await makeTalk();
    expect(await queue()).not.toContain(text);
    const path = `/api/applications/${id}/report`;
    expect((await guest.post(path, report)).status).toBe(201);
    expect((await guest.post(path, report)).status).toBe(200);
    expect((await owner.post(path, { reason: 'other' })).status).toBe(201);
    const shown = await queue();
    for (const part of [`${job.companyName}: ${text}`, email, owner.account.email, job.title])
      expect(shown).toContain(part);
    expect(shown).not.toContain(held);
  });

  test('is nobody else’s to report', async () => {
    const { id } = await makeTalk();
    const path = `/api/applications/${id}/report`;
    const other = await makeTalk();
    await expectProblem(await other.guest.post(path, report), 404);
    expect(await testDb().$count(reports, eq(reports.targetId, id))).toBe(0);
  });

  test('is dismissed, and its reporter told without a word of it', async () => {
    const { guest, id, text } = await makeTalk();
    await guest.post(`/api/applications/${id}/report`, { ...report, email: 'ida@example.org' });
    const [row] = await testDb().select().from(reports).where(eq(reports.targetId, id));
    const dismissed = await (await asAdmin()).post(`/api/moderation/reports/${row?.publicId}/dismiss`, {});
    expect(dismissed.status).toBe(200);
    expect(await queue()).not.toContain(text);
  });
});
