import type { Context } from 'hono';
import { candidateCalls } from '../../shared/calls/candidates.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { type CandidatesQuery, DEAD_KEEP_LINK } from '../../shared/candidates.ts';
import type { Database } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { DomainError, invalidField } from '../errors.ts';
import { askerOf, readManager, requireCompany, requireOwnCandidate } from '../http/callers.ts';
import { countSender } from '../http/daily-cap.ts';
import type { Handlers } from '../http/handlers.ts';
import { listResponse, respondWithHotList } from '../http/list-response.ts';
import { sameSince } from '../http/same-since.ts';
import { findAccount, readCredentials } from '../http/session.ts';
import { hashLinkToken, linkTokenOf, newLinkToken } from '../link-token.ts';
import { hotListKey } from '../search/hot-list-key.ts';
import { sourceOf } from '../search/open-index.ts';
import { verify } from '../sign.ts';
import { suggest } from '../text-search/suggest.ts';
import { deleteCandidate, editCandidate } from './edit-candidate.ts';
import { publishCandidate } from './publish-candidate.ts';
import {
  blockedCompanies,
  candidateByPublicId,
  countCandidates,
  listCandidates,
  listForCompany,
  ownCandidates,
} from './queries.ts';
import { confirmCandidateEmail, renewLink } from './renew-link.ts';
import { sendCandidateMessage } from './send-candidate-message.ts';
import { renewCandidates, renewWarned } from './send-idle-warnings.ts';
import { deleteBlockedCompany, setBlockedCompany } from './set-blocked-company.ts';
import { toBlockedCompany, toOwnCandidate, toPublicCandidate, toSentMessage } from './to-public-candidate.ts';

const { action: PUBLISHED, email: LINKS_A_DAY } = candidateCalls['POST /api/candidates'].daily;

/** Counts a private link that is mailed, with those of new profiles. @throws DomainError `too-many` */
const countLink = (c: Context<AppEnv>, email: string): Promise<void> =>
  countSender(c, { action: PUBLISHED, email: LINKS_A_DAY }, { email });

const KEY = 'Idempotency-Key';
const KEY_SHAPE = /^[\w-]{16,80}$/;

/** A new token; the same for the same `Idempotency-Key`, which nobody else knows: after a lost answer a request can be sent again. */
function readToken(c: Context<AppEnv>, purpose = ''): string {
  const key = c.req.header(KEY);
  if (key === undefined) return newLinkToken();
  if (!KEY_SHAPE.test(key)) throw invalidField(KEY, 'Chiave non valida');
  return linkTokenOf(purpose + key, c.get('config').JWT_SECRET);
}

async function readManaged(c: Context<AppEnv>, publicId: string) {
  const manager = await readManager(c);
  return { manager, own: await requireOwnCandidate(c.get('db'), manager, publicId) };
}

const blockedBy = async (db: Database, candidateId: number) =>
  (await blockedCompanies(db, candidateId)).map(toBlockedCompany);

export const candidateHandlers: Handlers<typeof candidateCalls> = {
  'GET /api/candidates': ({ c, query }) => respondWithList(c, query),
  'GET /api/candidates/filters': ({ c, now, query }) => countCandidates(sourceOf(c), query, now),
  'GET /api/candidates/suggestions': ({ c, now, query }) =>
    suggest(query.search ?? '', { source: sourceOf(c), kind: 'candidates', now }),
  'POST /api/candidates': async ({ c, db, now, config, body }) => {
    const account = await findAccount(c);
    const owner = account ? { ownerId: account.id } : { token: readToken(c) };
    const { row, created, manageToken } = await publishCandidate(db, {
      owner,
      body,
      sameSince: sameSince(c),
      siteUrl: config.SITE_URL,
      secret: config.JWT_SECRET,
      now,
    });
    c.header('Location', pathOf('GET /api/candidates/:id', { id: row.publicId }));
    return { status: created ? 201 : 200, body: { ...toPublicCandidate(row), manageToken } };
  },
  // Profiles for companies only. The answer depends on the company that asks, so that no cache stores it.
  'GET /api/company-candidates': async ({ c, now, query }) => {
    const page = await listForCompany(sourceOf(c), await requireCompany(c), { query, now });
    return { ...page, rows: page.rows.map(toPublicCandidate) };
  },
  // Profiles of the account that asks, or of a private link.
  'GET /api/own-candidates': async ({ c, db }) => (await ownCandidates(db, await readManager(c))).map(toOwnCandidate),
  'POST /api/own-candidates/seen': async ({ c, db, now }) => {
    await renewCandidates(db, await readManager(c), now);
    return { message: 'Teniamo il profilo per altri 12 mesi.' };
  },
  'POST /api/own-candidates/keep': async ({ db, now, config, body }) => {
    const claims = await verify('keep-candidate', body.token, { secret: config.JWT_SECRET, now });
    if (claims === null || !(await renewWarned(db, claims.sub, now))) throw new DomainError('invalid', DEAD_KEEP_LINK);
    return { message: 'Il tuo profilo resta per altri 12 mesi.' };
  },
  'POST /api/own-candidates/confirm': async ({ db, now, body }) => {
    await confirmCandidateEmail(db, body, now);
    return { message: 'L’indirizzo è confermato: da ora i messaggi arrivano anche lì.' };
  },
  'GET /api/candidates/:id': async ({ c, db, params }) => {
    const row = await candidateByPublicId(db, params.id, askerOf(c));
    if (row === null) throw new DomainError('not-found', 'Candidato non trovato');
    return toPublicCandidate(row);
  },
  'PATCH /api/candidates/:id': async ({ c, db, now, config, params, body: change }) => {
    const { manager, own } = await readManaged(c, params.id);
    const { email } = change;
    if (email && own.ownerId === null && email !== own.email) await countLink(c, email);
    const { SITE_URL: siteUrl, JWT_SECRET: secret } = config;
    return toOwnCandidate(await editCandidate(db, { own, manager, change, siteUrl, secret, now }));
  },
  'POST /api/own-candidates/link': async ({ c, db, now, config }) => {
    const token = readCredentials(c, 'link') ?? '';
    const manageToken = readToken(c, `next:${token}:`);
    const manager = { tokenHash: hashLinkToken(token) };
    const [own] = await ownCandidates(db, manager);
    if (own?.email) await countLink(c, own.email);
    const { SITE_URL: siteUrl, JWT_SECRET: secret } = config;
    await renewLink(db, { token, nextToken: manageToken, secret, siteUrl, now });
    return { manageToken };
  },
  'DELETE /api/candidates/:id': async ({ c, db, now, params }) => {
    const manager = await readManager(c);
    return toOwnCandidate(await deleteCandidate(db, { manager, publicId: params.id, now }));
  },
  'GET /api/candidates/:id/blocks': async ({ c, db, params }) =>
    blockedBy(db, (await readManaged(c, params.id)).own.id),
  'POST /api/candidates/:id/blocks': async ({ c, db, now, params, body: company }) => {
    const { manager, own } = await readManaged(c, params.id);
    await setBlockedCompany(db, { own, manager, company, now });
    return blockedBy(db, own.id);
  },
  'DELETE /api/candidates/:id/blocks/:block': async ({ c, db, now, params: { id, block: blockId } }) => {
    const { manager, own } = await readManaged(c, id);
    await deleteBlockedCompany(db, { own, manager, blockId, now });
    return blockedBy(db, own.id);
  },
  'POST /api/candidates/:id/messages': async ({ c, db, now, config, params, body: message }) => {
    // Nobody needs an account to write; a suspended or leaving account may not.
    const account = await findAccount(c);
    const { row, created } = await sendCandidateMessage(db, {
      candidatePublicId: params.id,
      asker: askerOf(c),
      accountId: account?.id ?? null,
      message,
      sameSince: sameSince(c),
      siteUrl: config.SITE_URL,
      secret: config.JWT_SECRET,
      now,
    });
    return { status: created ? 201 : 200, body: toSentMessage(row) };
  },
};

// The page for job seekers asks for 6.
const HOT_LIMITS = [6, 20, 50, 100];

function respondWithList(c: Context<AppEnv>, query: CandidatesQuery): Promise<Response> {
  const key = hotListKey('candidates', query, HOT_LIMITS);
  return respondWithHotList(
    c,
    key === null ? null : { key, part: 'profiles' },
    async (db) => {
      const page = await listCandidates(sourceOf(c, db), query, c.get('now'));
      return listResponse(
        { ...page, rows: page.rows.map(toPublicCandidate) },
        { path: pathOf('GET /api/candidates'), query },
      );
    },
    // A hidden or deleted profile disappears within a minute, also while the database does not answer.
    { outdated: false },
  );
}
