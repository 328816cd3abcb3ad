import { type Asker, type Owner, PASSWORD, type World } from './access-world.ts';
import { jobBody, uniqueWord } from './factories.ts';
import { candidateBody } from './make-candidate.ts';

/** What an endpoint answers to whom: the status for everybody who can ask, so that nobody is forgotten. */
export type EndpointCase = Readonly<Record<Asker, number>> & {
  readonly body?: (world: World) => unknown;
  /** Whose the row is that the address names; it is they who are suspended, leaving, or have a token past its time. */
  readonly owner: Owner;
};

const everybody = (status: number) => ({
  owner: 'worker' as Owner,
  visitor: status,
  worker: status,
  employer: status,
  stranger: status,
  rival: status,
  admin: status,
  suspended: status,
  leaving: status,
  expired: status,
  revoked: status,
});
/** Anybody, but not who is held back and says who they are. */
const form = (status: number) => ({ ...everybody(status), suspended: 403, leaving: 403 });
const signedIn = (status: number) => ({ ...form(status), visitor: 401, expired: 401, revoked: 401 });
/** What somebody who is held back may do too: read what is theirs, sign out, leave and come back. */
const alsoHeldBack = (status: number) => ({ ...signedIn(status), suspended: status, leaving: status });
const onlyAdmin = (status: number) => ({ ...signedIn(403), admin: status });
/** What is one person's: everybody else is told that it is not theirs (403), or that there is nothing (404). */
const only = (owner: Owner, status: number, others: 403 | 404) => ({ ...signedIn(others), owner, [owner]: status });
/** The same, for who is held back too. */
const onlyEver = (owner: Owner, status: number, others: 403 | 404) => ({
  ...only(owner, status, others),
  suspended: status,
  leaving: status,
});

/** Every endpoint of the API, by method and path. A new one must be put here: `worker/access.test.ts` says so. */
export const CASES: Readonly<Record<string, EndpointCase>> = {
  'GET /api/health': everybody(200),
  'GET /api/jobs': everybody(200),
  'POST /api/jobs': { body: () => jobBody(), ...signedIn(201) },
  'GET /api/jobs/counts': everybody(200),
  'GET /api/jobs/filters': everybody(200),
  // Without ids there is nothing to answer.
  'GET /api/jobs/saved': everybody(400),
  'GET /api/jobs/:id': everybody(200),
  'GET /api/jobs/:id/similar': everybody(200),
  'PATCH /api/jobs/:id': { body: () => ({ ...jobBody(), revision: 1 }), ...only('employer', 200, 403) },
  'PUT /api/jobs/:id/status': { body: () => ({ ownerStatus: 'paused' }), ...only('employer', 200, 403) },
  'POST /api/jobs/:id/renew': { body: () => ({}), ...only('employer', 200, 403) },
  'DELETE /api/jobs/:id': only('employer', 200, 403),
  'POST /api/jobs/:id/restore': only('employer', 200, 403),
  'GET /api/own-jobs': { ...alsoHeldBack(200), owner: 'employer' },
  'GET /api/own-jobs/:id': onlyEver('employer', 200, 403),
  // One's own application for the offer: nobody's but theirs.
  'GET /api/jobs/:id/applications': alsoHeldBack(200),
  // The worker has applied before, and nobody applies for their own offer.
  'POST /api/jobs/:id/applications': {
    body: () => ({ message: 'Buongiorno' }),
    ...signedIn(201),
    worker: 409,
    employer: 409,
  },
  'GET /api/applications/received': { ...signedIn(200), owner: 'employer' },
  'GET /api/applications/received/counts': { ...signedIn(200), owner: 'employer' },
  'PATCH /api/applications/:id': { body: () => ({ status: 'read' }), ...only('employer', 200, 404) },
  // Nobody has a mailed link, and no account stands for one.
  'GET /api/applications/answer': everybody(401),
  'POST /api/applications/answer': { body: () => ({ status: 'hired' }), ...everybody(401) },
  'GET /api/applications': alsoHeldBack(200),
  // Who sent it and who got it.
  'GET /api/applications/:id/cv': { ...onlyEver('worker', 200, 404), employer: 200 },
  'POST /api/applications/:id/withdraw': only('worker', 200, 404),
  'DELETE /api/applications/:id': only('worker', 200, 404),
  'POST /api/applications/:id/restore': only('worker', 200, 404),
  'POST /api/jobs/:id/views': everybody(200),
  'GET /api/jobs/:id/stats': only('employer', 200, 403),
  // No mail was ever sent with this token.
  'POST /api/jobs/:id/check': { body: () => ({ token: 'a.b.c', open: true }), ...everybody(400) },
  'GET /api/candidates': everybody(200),
  'GET /api/candidates/filters': everybody(200),
  'POST /api/candidates': { body: () => candidateBody(), ...form(201) },
  'GET /api/own-candidates': alsoHeldBack(200),
  'POST /api/own-candidates/seen': signedIn(200),
  // No warning was ever mailed with this token.
  'POST /api/own-candidates/keep': { body: () => ({ token: 'x'.repeat(60) }), ...everybody(400) },
  'GET /api/company-candidates': { ...signedIn(403), owner: 'employer', employer: 200, rival: 200 },
  'GET /api/candidates/:id/blocks': onlyEver('worker', 200, 403),
  'POST /api/candidates/:id/blocks': {
    body: () => ({ kind: 'domain', value: 'ditta.example' }),
    ...only('worker', 200, 403),
  },
  'DELETE /api/candidates/:id/blocks/:block': only('worker', 200, 403),
  // What is suspended or leaving is seen by nobody, its owner least of all without the list of their own.
  'GET /api/candidates/:id': { ...everybody(200), suspended: 404, leaving: 404 },
  'PATCH /api/candidates/:id': { body: () => ({ hidden: true }), ...only('worker', 200, 403) },
  'DELETE /api/candidates/:id': only('worker', 200, 403),
  'GET /api/candidates/:id/messages': onlyEver('worker', 200, 403),
  'POST /api/candidates/:id/messages': {
    body: () => ({ name: 'Ditta', email: 'ditta@example.org', message: uniqueWord() }),
    ...form(201),
  },
  'POST /api/register': {
    body: () => ({ name: 'Nuova', email: `${uniqueWord()}@example.org`, password: 'segreta' }),
    ...everybody(201),
  },
  'POST /api/login': {
    body: ({ people }) => ({ email: people.worker.account.email, password: PASSWORD }),
    ...everybody(200),
  },
  'POST /api/logout': alsoHeldBack(200),
  'GET /api/account': alsoHeldBack(200),
  'PATCH /api/account': { body: () => ({ name: 'Altro nome' }), ...signedIn(200) },
  'DELETE /api/account': { body: () => ({ currentPassword: PASSWORD }), ...alsoHeldBack(200) },
  'POST /api/account/restore': alsoHeldBack(200),
  'GET /api/account/export': alsoHeldBack(200),
  'POST /api/account/password': {
    body: () => ({ currentPassword: PASSWORD, password: 'nuova parola' }),
    ...signedIn(200),
  },
  'POST /api/account/email': {
    body: () => ({ currentPassword: PASSWORD, email: `${uniqueWord()}@example.org` }),
    ...signedIn(202),
  },
  'POST /api/account/email/link': signedIn(202),
  // No link was ever mailed with this token.
  'POST /api/email/confirm': { body: () => ({ token: 'A'.repeat(43) }), ...everybody(400) },
  'GET /api/account/sessions': alsoHeldBack(200),
  'DELETE /api/account/sessions': alsoHeldBack(200),
  'DELETE /api/account/sessions/:id': onlyEver('worker', 200, 404),
  'GET /api/passkeys': alsoHeldBack(200),
  'POST /api/passkey-options': { body: () => ({ currentPassword: PASSWORD }), ...signedIn(200) },
  // Of no key and no challenge.
  'POST /api/passkeys': {
    body: () => ({
      id: 'AA',
      rawId: 'AA',
      type: 'public-key',
      response: { clientDataJSON: 'AA', attestationObject: 'AA' },
    }),
    ...signedIn(400),
  },
  'PATCH /api/passkeys/:id': { body: () => ({ name: 'Telefono' }), ...only('worker', 200, 404) },
  'DELETE /api/passkeys/:id': onlyEver('worker', 200, 404),
  'POST /api/login/passkey/options': everybody(200),
  'POST /api/login/passkey': {
    body: () => ({
      id: 'AA',
      rawId: 'AA',
      type: 'public-key',
      response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
    }),
    ...everybody(401),
  },
  'POST /api/password/forgot': {
    body: ({ people }) => ({ email: people.worker.account.email }),
    ...everybody(202),
  },
  // No link was ever mailed with this token.
  'POST /api/password/reset': { body: () => ({ token: 'A'.repeat(43), password: 'segreta' }), ...everybody(400) },
  'POST /api/messages': {
    body: () => ({ name: 'Rosa', email: 'rosa@example.org', subject: 'Prova', message: uniqueWord() }),
    ...everybody(201),
  },
  'GET /api/messages': alsoHeldBack(200),
  'PATCH /api/messages/:id': { body: () => ({ read: true }), ...only('worker', 200, 404) },
  'DELETE /api/messages/:id': only('worker', 200, 404),
  'POST /api/messages/:id/block': only('worker', 200, 404),
  'POST /api/messages/:id/report': { body: () => ({ reason: 'scam' }), ...only('worker', 201, 404) },
  'GET /api/blocked-senders': alsoHeldBack(200),
  // Who takes nothing away is answered with their own list all the same.
  'DELETE /api/blocked-senders/:id': signedIn(200),
  'POST /api/jobs/:id/report': { body: () => ({ reason: 'scam' }), ...everybody(201) },
  'POST /api/candidates/:id/report': {
    body: () => ({ reason: 'other' }),
    ...everybody(201),
    suspended: 404,
    leaving: 404,
  },
  'GET /api/moderation/reports': onlyAdmin(200),
  // Without a question there is nothing to answer.
  'GET /api/moderation/search': onlyAdmin(400),
  'GET /api/moderation/log': onlyAdmin(200),
  'GET /api/moderation/mails': onlyAdmin(200),
  'POST /api/moderation/jobs/:id/hide': {
    body: () => ({ reason: 'Chiede denaro.' }),
    ...onlyAdmin(200),
    owner: 'employer',
  },
  'POST /api/moderation/jobs/:id/restore': { ...onlyAdmin(200), owner: 'employer' },
  'POST /api/moderation/candidates/:id/hide': { body: () => ({ reason: 'Dati falsi.' }), ...onlyAdmin(200) },
  'POST /api/moderation/candidates/:id/restore': onlyAdmin(200),
  'POST /api/moderation/accounts/:id/suspend': { body: () => ({ reason: 'Spam.' }), ...onlyAdmin(200) },
  'POST /api/moderation/accounts/:id/lift': onlyAdmin(200),
  'POST /api/moderation/reports/:id/dismiss': onlyAdmin(200),
  'POST /api/moderation/mails/:id/retry': onlyAdmin(200),
  'GET /api/alerts': alsoHeldBack(200),
  'POST /api/alerts': {
    body: () => ({ email: `${uniqueWord()}@example.org`, search: 'v1:category=Turismo' }),
    ...form(202),
  },
  // No link was ever mailed with this token.
  'POST /api/alerts/confirm': { body: () => ({ token: 'A'.repeat(43) }), ...everybody(400) },
  'POST /api/alerts/renew': alsoHeldBack(200),
  // Leads to a page, whatever its token is.
  'GET /api/alerts/unsubscribe': everybody(303),
  'POST /api/alerts/unsubscribe': everybody(400),
  'PATCH /api/alerts/:id': { body: () => ({ paused: true }), ...onlyEver('worker', 200, 404) },
  'DELETE /api/alerts/:id': onlyEver('worker', 200, 404),
  'POST /api/searches': { body: () => ({ kind: 'jobs', search: uniqueWord() }), ...everybody(204) },
  'GET /api/moderation/searches': onlyAdmin(200),
  'POST /api/newsletter': { body: () => ({ email: `${uniqueWord()}@example.org` }), ...everybody(202) },
  // No link was ever mailed with this token.
  'POST /api/newsletter/confirm': { body: () => ({ token: 'A'.repeat(43) }), ...everybody(400) },
  'GET /api/newsletter/unsubscribe': everybody(303),
  'POST /api/newsletter/unsubscribe': everybody(400),
};
