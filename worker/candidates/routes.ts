import { type Context, Hono } from 'hono';
import type { Done } from '../../shared/accounts.ts';
import {
  blockCompanyBody,
  type CandidateFilters,
  candidateFiltersQuery,
  candidateMessageBody,
  candidatesQuery,
  changeCandidateBody,
  DEAD_KEEP_LINK,
  keepCandidateBody,
  publishCandidateBody,
} from '../../shared/candidates.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import { apiPath } from '../../shared/paths.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { setBookmark } from '../http/bookmark.ts';
import { checkHuman, checkHumanVisitor } from '../http/check-human.ts';
import { askerOf, requireCompany } from '../http/company.ts';
import { listAnswer } from '../http/list-answer.ts';
import { readManager, requireOwnCandidate } from '../http/manager.ts';
import { limitByAddress } from '../http/rate-limit.ts';
import { sameSince } from '../http/same-since.ts';
import { findAccount, readCredentials, requireAccount } from '../http/session.ts';
import { showChange } from '../http/show-change.ts';
import { body, query } from '../http/validate.ts';
import { sendWaiting } from '../mail/send-waiting.ts';
import { readLink } from '../signed-link.ts';
import { answerList } from './answer-list.ts';
import { countChange, countMessage, countPublication } from './caps.ts';
import { countSearch } from './count-search.ts';
import { deleteBlockedCompany } from './delete-blocked-company.ts';
import { deleteCandidate } from './delete-candidate.ts';
import { editCandidate } from './edit-candidate.ts';
import { readOwner } from './owner.ts';
import { publishCandidate } from './publish-candidate.ts';
import { blockedCompanies, candidateByPublicId, listForCompany, ownCandidates } from './queries.ts';
import { renewCandidates, renewWarned } from './renew-candidates.ts';
import { sendCandidateMessage } from './send-candidate-message.ts';
import { setBlockedCompany } from './set-blocked-company.ts';
import { toBlockedCompany, toOwnCandidate, toSentMessage } from './to-own-candidate.ts';
import { toPublicCandidate } from './to-public-candidate.ts';

/** The profile that an address names, for who may change it. */
async function readManaged(c: Context<AppEnv>, publicId: string) {
  const manager = await readManager(c);
  return { manager, own: await requireOwnCandidate(c.get('db'), manager, publicId) };
}

async function answerBlocked(c: Context<AppEnv>, candidateId: number): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  return c.json((await blockedCompanies(c.get('db'), candidateId)).map(toBlockedCompany));
}

export const candidateRoutes = new Hono<AppEnv>()
  .get('/candidates', query(candidatesQuery), (c) => answerList(c, c.req.valid('query')))
  .get('/candidates/filters', query(candidateFiltersQuery), async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json((await countSearch(c.get('db'), c.req.valid('query'))) satisfies CandidateFilters);
  })
  .post('/candidates', limitByAddress('WRITE_LIMIT'), body(publishCandidateBody), checkHumanVisitor, async (c) => {
    const now = c.get('now');
    const owner = await readOwner(c);
    const sent = c.req.valid('json');
    await countPublication(c, owner, sent.email);
    const { row, created, manageToken } = await publishCandidate(c.get('db'), {
      owner,
      body: sent,
      sameSince: sameSince(c),
      siteUrl: c.get('config').SITE_URL,
      now,
    });
    showChange(c);
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
    c.header('Location', apiPath.candidate(row.publicId));
    c.header('Cache-Control', 'no-store');
    return c.json({ ...toPublicCandidate(row), manageToken }, created ? 201 : 200);
  })
  // Profiles for companies only. What a company sees depends on who it is: nothing of it is kept anywhere.
  .get('/company-candidates', requireAccount, query(candidatesQuery), async (c) => {
    const asked = c.req.valid('query');
    const page = await listForCompany(c.get('db'), await requireCompany(c), asked);
    const answer = { path: ownApiPath.companyCandidates(), query: asked, toItem: toPublicCandidate };
    const { body: list, headers } = listAnswer(page, answer);
    return c.body(list, 200, { ...headers, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  })
  // Profiles of the account that asks, or of a private link.
  .get('/own-candidates', async (c) => {
    const rows = await ownCandidates(c.get('db'), await readManager(c));
    c.header('Cache-Control', 'no-store');
    return c.json(rows.map(toOwnCandidate));
  })
  .post('/own-candidates/seen', limitByAddress('WRITE_LIMIT'), async (c) => {
    await renewCandidates(c.get('db'), await readManager(c), c.get('now'));
    setBookmark(c);
    return c.json({ message: 'Teniamo il profilo per altri 12 mesi.' } satisfies Done);
  })
  .post('/own-candidates/keep', limitByAddress('WRITE_LIMIT'), body(keepCandidateBody), async (c) => {
    const now = c.get('now');
    const publicId = readLink(c.req.valid('json').token, 'keep-candidate', {
      secret: c.get('config').JWT_SECRET,
      now,
    });
    if (publicId === null || !(await renewWarned(c.get('db'), publicId, now)))
      throw new DomainError('invalid', DEAD_KEEP_LINK);
    setBookmark(c);
    return c.json({ message: 'Il tuo profilo resta per altri 12 mesi.' } satisfies Done);
  })
  .get('/candidates/:id', async (c) => {
    const row = await candidateByPublicId(c.get('db'), c.req.param('id'), askerOf(c));
    if (row === null) throw new DomainError('not-found', 'Candidato non trovato');
    c.header('Cache-Control', 'no-store');
    return c.json(toPublicCandidate(row));
  })
  .patch('/candidates/:id', limitByAddress('WRITE_LIMIT'), body(changeCandidateBody), async (c) => {
    const { manager, own } = await readManaged(c, c.req.param('id'));
    const change = c.req.valid('json');
    const { email } = change;
    await countChange(c, manager, email && own.ownerId === null && email !== own.email ? email : undefined);
    const now = c.get('now');
    const [token, siteUrl] = [readCredentials(c, 'link'), c.get('config').SITE_URL];
    const row = await editCandidate(c.get('db'), { own, manager, change, token, siteUrl, now });
    showChange(c);
    c.executionCtx.waitUntil(sendWaiting(c.env, now));
    return c.json(toOwnCandidate(row));
  })
  .delete('/candidates/:id', limitByAddress('WRITE_LIMIT'), async (c) => {
    const manager = await readManager(c);
    const row = await deleteCandidate(c.get('db'), { manager, publicId: c.req.param('id'), now: c.get('now') });
    showChange(c);
    return c.json(toOwnCandidate(row));
  })
  .get('/candidates/:id/blocks', async (c) => {
    const { own } = await readManaged(c, c.req.param('id'));
    return answerBlocked(c, own.id);
  })
  .post('/candidates/:id/blocks', limitByAddress('WRITE_LIMIT'), body(blockCompanyBody), async (c) => {
    const { manager, own } = await readManaged(c, c.req.param('id'));
    await countChange(c, manager);
    await setBlockedCompany(c.get('db'), { own, manager, company: c.req.valid('json'), now: c.get('now') });
    setBookmark(c);
    return answerBlocked(c, own.id);
  })
  .delete('/candidates/:id/blocks/:block', limitByAddress('WRITE_LIMIT'), async (c) => {
    const { manager, own } = await readManaged(c, c.req.param('id'));
    await countChange(c, manager);
    const blockId = c.req.param('block');
    await deleteBlockedCompany(c.get('db'), { own, manager, blockId, now: c.get('now') });
    setBookmark(c);
    return answerBlocked(c, own.id);
  })
  .post(
    '/candidates/:id/messages',
    limitByAddress('WRITE_LIMIT'),
    body(candidateMessageBody),
    checkHuman,
    async (c) => {
      const now = c.get('now');
      const message = c.req.valid('json');
      // Nobody needs an account to write; who has one that is held back may not.
      const account = await findAccount(c);
      await countMessage(c, message.email, account);
      const { row, created } = await sendCandidateMessage(c.get('db'), {
        candidatePublicId: c.req.param('id'),
        asker: askerOf(c),
        accountId: account?.id ?? null,
        message,
        sameSince: sameSince(c),
        siteUrl: c.get('config').SITE_URL,
        now,
      });
      setBookmark(c);
      c.executionCtx.waitUntil(sendWaiting(c.env, now));
      return c.json(toSentMessage(row), created ? 201 : 200);
    },
  );
