import { type Context, Hono } from 'hono';
import { linkAnswerBody, receivedQuery, setApplicationBody } from '../../shared/answers.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import type { AppEnv } from '../env.ts';
import { setBookmark } from '../http/bookmark.ts';
import { countToday } from '../http/daily-cap.ts';
import { listAnswer } from '../http/list-answer.ts';
import { clientAddress, countAgainst, limitByAddress } from '../http/rate-limit.ts';
import { requireAccount } from '../http/session.ts';
import { body, query } from '../http/validate.ts';
import { sendWaiting } from '../mail/send-waiting.ts';
import { readAnswerLink } from './answer-link.ts';
import { receivedApplications, receivedCounts } from './queries.ts';
import { setApplicationStatus } from './set-application-status.ts';
import { toLinkedApplication, toReceivedApplication, toReceivedCount } from './to-received-application.ts';

const ANSWERS_A_DAY = 500;
/** Each may mail the applicant: enough to correct a mistake. */
const ANSWERS_A_DAY_EACH = 10;

async function countAnswer(c: Context<AppEnv>, account: number, application: string): Promise<void> {
  if (c.get('config').RATE_LIMITS === 'off') return;
  const [db, now] = [c.get('db'), c.get('now')];
  await countToday(db, { action: 'answer', account, cap: ANSWERS_A_DAY, now });
  await countToday(db, { action: 'answer', account: `${account}:${application}`, cap: ANSWERS_A_DAY_EACH, now });
}

export const answerRoutes = new Hono<AppEnv>()
  .get('/applications/received', requireAccount, query(receivedQuery), async (c) => {
    const asked = c.req.valid('query');
    const page = await receivedApplications(c.get('db'), c.get('account').id, asked);
    const path = ownApiPath.receivedApplications();
    const { body: items, headers } = listAnswer(page, { path, query: asked, toItem: toReceivedApplication });
    return c.body(items, 200, { ...headers, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  })
  .get('/applications/received/counts', requireAccount, async (c) => {
    const rows = await receivedCounts(c.get('db'), c.get('account').id, c.get('now'));
    c.header('Cache-Control', 'no-store');
    return c.json(rows.map(toReceivedCount));
  })
  // What a mailed link is about. It changes nothing: scanners of mails follow links.
  .get('/applications/answer', limitByAddress('WRITE_LIMIT'), async (c) => {
    const found = await readAnswerLink(c);
    c.header('Cache-Control', 'no-store');
    return c.json(toLinkedApplication(found));
  })
  .post('/applications/answer', limitByAddress('WRITE_LIMIT'), body(linkAnswerBody), async (c) => {
    const { application, owner } = await readAnswerLink(c);
    const now = c.get('now');
    const row = await setApplicationStatus(c.get('db'), {
      ownerId: owner.id,
      publicId: application.publicId,
      status: c.req.valid('json').status,
      onlyFirst: true,
      siteUrl: c.get('config').SITE_URL,
      now,
    });
    setBookmark(c);
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
    return c.json(toLinkedApplication(row));
  })
  .patch('/applications/:id', requireAccount, body(setApplicationBody), async (c) => {
    const [ownerId, publicId, now] = [c.get('account').id, c.req.param('id'), c.get('now')];
    const { status } = c.req.valid('json');
    // By themselves: who opens many applications in a minute must still be able to answer one.
    await countAgainst(c, 'WRITE_LIMIT', `${status === 'read' ? 'read' : 'answer'}:${clientAddress(c)}`);
    if (status !== 'read') await countAnswer(c, ownerId, publicId);
    const siteUrl = c.get('config').SITE_URL;
    const row = await setApplicationStatus(c.get('db'), { ownerId, publicId, status, siteUrl, now });
    setBookmark(c);
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
    return c.json(toReceivedApplication(row));
  });
