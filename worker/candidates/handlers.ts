import type { Context } from 'hono';
import { candidateCalls } from '../../shared/calls/candidates.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { type CandidatesQuery, DEAD_KEEP_LINK } from '../../shared/candidates.ts';
import type { AppEnv } from '../env.ts';
import { DomainError, invalidField } from '../errors.ts';
import { companyFinder, readManager, requireCompany, requireOwnCandidate } from '../http/callers.ts';
import { countSender } from '../http/daily-cap.ts';
import type { Handlers } from '../http/handlers.ts';
import { respondWithHotList } from '../http/hot-lists.ts';
import { sameSince } from '../http/same-since.ts';
import { findAccount, readCredentials } from '../http/session.ts';
import { hashLinkToken, linkTokenOf, newLinkToken } from '../link-token.ts';
import { sourceOf } from '../search/open-index.ts';
import { verify } from '../sign.ts';
import { suggest } from '../text-search/suggest.ts';
import {
  confirmCandidateEmail,
  deleteBlockedCompany,
  deleteCandidate,
  editCandidate,
  type OwnChange,
  renewLink,
  setBlockedCompany,
} from './edit-candidate.ts';
import { countCandidates, listCandidates, listForCompany, toPublicCandidate } from './list-queries.ts';
import { publishCandidate } from './publish-candidate.ts';
import { renewCandidates, renewWarned } from './purge-candidates.ts';
import { blockedCompanies, candidateByPublicId, ownCandidates, toOwnCandidate } from './queries.ts';
import { sendCandidateMessage } from './send-candidate-message.ts';

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

/** The profile that a call changes or reads, for its manager. @throws DomainError `not-found`, or `forbidden` for somebody else's */
async function readManaged(c: Context<AppEnv>, publicId: string): Promise<OwnChange> {
  const manager = await readManager(c);
  return { manager, own: await requireOwnCandidate(c.get('db'), manager, publicId), now: c.get('now') };
}

export const candidateHandlers: Handlers<typeof candidateCalls> = {
  'GET /api/candidates': ({ c, query }) => respondWithList(c, query),
  'GET /api/candidates/filters': ({ c, now, query }) => countCandidates(sourceOf(c), query, now),
  'GET /api/candidates/suggestions': ({ c, now, query }) =>
    suggest(query.search ?? '', { source: sourceOf(c), kind: 'candidates', now }),
  'POST /api/candidates': async ({ c, db, now, config, body }) => {
    const account = await findAccount(c);
    const owner = account ? { ownerId: account.id } : { token: readToken(c) };
    const publication = { owner, body, sameSince: sameSince(c), config, now };
    const { row, created, manageToken } = await publishCandidate(db, publication);
    c.header('Location', pathOf('GET /api/candidates/:id', { id: row.publicId }));
    return { status: created ? 201 : 200, body: { ...toPublicCandidate(row, now), manageToken } };
  },
  // Profiles for companies only. The answer depends on the company that asks, so that no cache stores it.
  'GET /api/company-candidates': async ({ c, now, query }) => {
    const page = await listForCompany(sourceOf(c), await requireCompany(c), { query, now });
    return { ...page, rows: page.rows.map((row) => toPublicCandidate(row, now)) };
  },
  // Profiles of the account that asks, or of a private link.
  'GET /api/own-candidates': async ({ c, db, now }) =>
    (await ownCandidates(db, await readManager(c))).map((row) => toOwnCandidate(row, now)),
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
  'GET /api/candidates/:id': async ({ c, db, now, params }) => {
    const row = await candidateByPublicId(db, params.id, companyFinder(c));
    if (row === null) throw new DomainError('not-found', 'Candidato non trovato');
    return toPublicCandidate(row, now);
  },
  'PATCH /api/candidates/:id': async ({ c, db, now, config, params, body }) => {
    const change = await readManaged(c, params.id);
    const { ownerId, email } = change.own;
    if (body.email && ownerId === null && body.email !== email) await countLink(c, body.email);
    return toOwnCandidate(await editCandidate(db, { ...change, body, config }), now);
  },
  'POST /api/own-candidates/link': async ({ c, db, now, config }) => {
    const token = readCredentials(c, 'link') ?? '';
    const manageToken = readToken(c, `next:${token}:`);
    const [own] = await ownCandidates(db, { tokenHash: hashLinkToken(token) });
    if (own?.email) await countLink(c, own.email);
    await renewLink(db, { token, nextToken: manageToken, config, now });
    return { manageToken };
  },
  'DELETE /api/candidates/:id': async ({ c, db, now, params }) =>
    toOwnCandidate(await deleteCandidate(db, await readManaged(c, params.id)), now),
  'GET /api/candidates/:id/blocks': async ({ c, db, params }) =>
    blockedCompanies(db, (await readManaged(c, params.id)).own.id),
  'POST /api/candidates/:id/blocks': async ({ c, db, params, body }) => {
    const change = await readManaged(c, params.id);
    await setBlockedCompany(db, body, change);
    return blockedCompanies(db, change.own.id);
  },
  'DELETE /api/candidates/:id/blocks/:block': async ({ c, db, params: { id, block } }) => {
    const change = await readManaged(c, id);
    await deleteBlockedCompany(db, block, change);
    return blockedCompanies(db, change.own.id);
  },
  'POST /api/candidates/:id/messages': async ({ c, db, now, config, params, body: message }) => {
    // Nobody needs an account to write; a suspended or leaving account may not.
    const sender = { email: message.email, accountId: (await findAccount(c))?.id ?? null };
    const sending = { findCompany: companyFinder(c), sender, message, sameSince: sameSince(c), config, now };
    const { row, created } = await sendCandidateMessage(db, params.id, sending);
    return { status: created ? 201 : 200, body: { id: row.publicId, createdAt: row.createdAt.toISOString() } };
  },
};

function respondWithList(c: Context<AppEnv>, query: CandidatesQuery): Promise<Response> {
  // A hidden or deleted profile disappears within a minute, also while the database does not answer.
  return respondWithHotList(c, { of: 'profiles', query }, async (db) => {
    const now = c.get('now');
    const page = await listCandidates(sourceOf(c, db), query, now);
    return { ...page, rows: page.rows.map((row) => toPublicCandidate(row, now)) };
  });
}
