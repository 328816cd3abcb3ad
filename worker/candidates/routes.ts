import { type Context, Hono } from 'hono';
import {
  candidateMessageBody,
  candidatesQuery,
  publishCandidateBody,
  setCandidateBody,
} from '../../shared/candidates.ts';
import { apiPath } from '../../shared/paths.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { setBookmark } from '../http/bookmark.ts';
import { raiseListsVersion } from '../http/hot-lists.ts';
import { limitByAddress } from '../http/rate-limit.ts';
import { findAccount } from '../http/session.ts';
import { body, query } from '../http/validate.ts';
import { sendWaiting } from '../mail/send-waiting.ts';
import { answerList } from './answer-list.ts';
import { countMessage, countPublication } from './caps.ts';
import { deleteCandidate } from './delete-candidate.ts';
import { readManager, readOwner } from './manager.ts';
import { publishCandidate } from './publish-candidate.ts';
import { candidateByPublicId, messagesOf, ownCandidates, requireOwnCandidate } from './queries.ts';
import { sendCandidateMessage } from './send-candidate-message.ts';
import { setCandidateStatus } from './set-candidate-status.ts';
import { toOwnCandidate, toReceivedMessage, toSentMessage } from './to-own-candidate.ts';
import { toPublicCandidate } from './to-public-candidate.ts';

/** What lists show has changed: who changed it sees it at once, everybody else with the next version. */
function showChange(c: Context<AppEnv>): void {
  setBookmark(c);
  c.executionCtx.waitUntil(raiseListsVersion(c.env.LISTS, c.get('db').bookmark()));
}

export const candidateRoutes = new Hono<AppEnv>()
  .get('/candidates', query(candidatesQuery), (c) => answerList(c, c.req.valid('query')))
  .post('/candidates', limitByAddress('WRITE_LIMIT'), body(publishCandidateBody), async (c) => {
    const now = c.get('now');
    const owner = await readOwner(c);
    const sent = c.req.valid('json');
    await countPublication(c, owner, sent.email);
    const { row, created, manageToken } = await publishCandidate(c.get('db'), {
      owner,
      body: sent,
      siteUrl: c.get('config').SITE_URL,
      now,
    });
    showChange(c);
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
    c.header('Location', apiPath.candidate(row.publicId));
    c.header('Cache-Control', 'no-store');
    return c.json({ ...toPublicCandidate(row), manageToken }, created ? 201 : 200);
  })
  // Profiles of the account that asks, or of a private link.
  .get('/own-candidates', async (c) => {
    const rows = await ownCandidates(c.get('db'), await readManager(c));
    c.header('Cache-Control', 'no-store');
    return c.json(rows.map(toOwnCandidate));
  })
  .get('/candidates/:id', async (c) => {
    const row = await candidateByPublicId(c.get('db'), c.req.param('id'));
    if (row === null) throw new DomainError('not-found', 'Candidato non trovato');
    c.header('Cache-Control', 'no-store');
    return c.json(toPublicCandidate(row));
  })
  .patch('/candidates/:id', limitByAddress('WRITE_LIMIT'), body(setCandidateBody), async (c) => {
    const manager = await readManager(c);
    const { hidden } = c.req.valid('json');
    const now = c.get('now');
    const row = await setCandidateStatus(c.get('db'), { manager, publicId: c.req.param('id'), hidden, now });
    showChange(c);
    return c.json(toOwnCandidate(row));
  })
  .delete('/candidates/:id', limitByAddress('WRITE_LIMIT'), async (c) => {
    const manager = await readManager(c);
    const row = await deleteCandidate(c.get('db'), { manager, publicId: c.req.param('id'), now: c.get('now') });
    showChange(c);
    return c.json(toOwnCandidate(row));
  })
  .get('/candidates/:id/messages', async (c) => {
    const db = c.get('db');
    const { id } = await requireOwnCandidate(db, await readManager(c), c.req.param('id'));
    const { rows, total } = await messagesOf(db, id);
    c.header('Cache-Control', 'no-store');
    c.header('X-Total-Count', String(total));
    return c.json(rows.map(toReceivedMessage));
  })
  .post('/candidates/:id/messages', limitByAddress('WRITE_LIMIT'), body(candidateMessageBody), async (c) => {
    const now = c.get('now');
    const message = c.req.valid('json');
    // Nobody needs an account to write; who has one that is held back may not.
    await findAccount(c);
    await countMessage(c, message.email);
    const { row, created } = await sendCandidateMessage(c.get('db'), {
      candidatePublicId: c.req.param('id'),
      message,
      siteUrl: c.get('config').SITE_URL,
      now,
    });
    setBookmark(c);
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
    return c.json(toSentMessage(row), created ? 201 : 200);
  });
