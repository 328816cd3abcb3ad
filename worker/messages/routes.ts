import { type Context, Hono } from 'hono';
import type { Done } from '../../shared/accounts.ts';
import { UNREAD_HEADER } from '../../shared/message-values.ts';
import { inboxQuery, markMessageBody } from '../../shared/messages.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import type { Manager } from '../db/manager.ts';
import type { AppEnv } from '../env.ts';
import { setBookmark } from '../http/bookmark.ts';
import { addressKey, countToday } from '../http/daily-cap.ts';
import { listAnswer } from '../http/list-answer.ts';
import { readManager, requireOwnCandidate } from '../http/manager.ts';
import { limitByAddress } from '../http/rate-limit.ts';
import { requireOwnAccount } from '../http/session.ts';
import { body, query } from '../http/validate.ts';
import { deleteBlockedSender } from './delete-blocked-sender.ts';
import { deleteMessage } from './delete-message.ts';
import { blockedSendersOf, inboxPage, messagesOf } from './queries.ts';
import { setBlockedSender } from './set-blocked-sender.ts';
import { setMessageRead } from './set-message-read.ts';
import { toBlockedSender, toInboxItem, toReceivedMessage } from './to-inbox-item.ts';

/** Of an account or a link: marks, deletions and blocks. */
const CHANGES_A_DAY = 500;

/** Who asks to change something of their messages, counted. */
async function readWriter(c: Context<AppEnv>): Promise<Manager> {
  const manager = await readManager(c);
  const { JWT_SECRET, RATE_LIMITS } = c.get('config');
  if (RATE_LIMITS === 'off') return manager;
  const account = 'ownerId' in manager ? manager.ownerId : addressKey(manager.tokenHash, JWT_SECRET);
  await countToday(c.get('db'), { action: 'change-message', account, cap: CHANGES_A_DAY, now: c.get('now') });
  return manager;
}

export const messageRoutes = new Hono<AppEnv>()
  // POST at this address is the public contact form (worker/contact).
  .get('/messages', requireOwnAccount, query(inboxQuery), async (c) => {
    const asked = c.req.valid('query');
    const page = await inboxPage(c.get('db'), c.get('account').id, asked);
    const answer = listAnswer(page, { path: ownApiPath.messages(), query: asked, toItem: toInboxItem });
    return c.body(answer.body, 200, {
      ...answer.headers,
      [UNREAD_HEADER]: String(page.unread),
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    });
  })
  // Those of one profile, for its link too.
  .get('/candidates/:id/messages', async (c) => {
    const manager = await readManager(c);
    const own = await requireOwnCandidate(c.get('db'), manager, c.req.param('id'));
    const { rows, total } = await messagesOf(c.get('db'), manager, own.id);
    c.header('Cache-Control', 'no-store');
    c.header('X-Total-Count', String(total));
    return c.json(rows.map(toReceivedMessage));
  })
  .patch('/messages/:id', limitByAddress('WRITE_LIMIT'), body(markMessageBody), async (c) => {
    const manager = await readWriter(c);
    const { read } = c.req.valid('json');
    const row = await setMessageRead(c.get('db'), { manager, publicId: c.req.param('id'), read, now: c.get('now') });
    setBookmark(c);
    return c.json(toReceivedMessage(row));
  })
  .delete('/messages/:id', limitByAddress('WRITE_LIMIT'), async (c) => {
    const manager = await readWriter(c);
    await deleteMessage(c.get('db'), { manager, publicId: c.req.param('id'), now: c.get('now') });
    setBookmark(c);
    return c.json({ message: 'Il messaggio è eliminato.' } satisfies Done);
  })
  .post('/messages/:id/block', limitByAddress('WRITE_LIMIT'), async (c) => {
    const manager = await readWriter(c);
    const row = await setBlockedSender(c.get('db'), { manager, publicId: c.req.param('id'), now: c.get('now') });
    setBookmark(c);
    return c.json(toReceivedMessage(row));
  })
  .get('/blocked-senders', async (c) => {
    const rows = await blockedSendersOf(c.get('db'), await readManager(c));
    c.header('Cache-Control', 'no-store');
    return c.json(rows.map(toBlockedSender));
  })
  .delete('/blocked-senders/:id', limitByAddress('WRITE_LIMIT'), async (c) => {
    const manager = await readWriter(c);
    await deleteBlockedSender(c.get('db'), { manager, publicId: c.req.param('id') });
    setBookmark(c);
    const rows = await blockedSendersOf(c.get('db'), manager);
    c.header('Cache-Control', 'no-store');
    return c.json(rows.map(toBlockedSender));
  });
