import { jobBody, uniqueWord } from './factories.ts';
import { candidateBody } from './make-candidate.ts';

/** What an endpoint answers to whom. */
export type EndpointCase = {
  readonly body?: () => unknown;
  readonly visitor: number;
  readonly worker: number;
  readonly employer: number;
  readonly stranger: number;
  /** Of what only administrators may do; then it is they who send what is wrong with it. */
  readonly admin?: number;
  /** To an account that is suspended or waits to be deleted: 403 where others must sign in, unless it says so here. */
  readonly heldBack?: number;
};
export const everybody = (status: number) => ({ visitor: status, worker: status, employer: status, stranger: status });
const signedIn = (status: number) => ({ ...everybody(status), visitor: 401 });
/** What somebody who is held back may do too: read what is theirs, sign out, leave and come back. */
const alsoHeldBack = (status: number) => ({ ...signedIn(status), heldBack: status });
const onlyAdmin = (status: number) => ({ ...signedIn(403), admin: status });

/** Every endpoint of the API, by method and path. A new one must be put here: `worker/app.test.ts` says so. */
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
  // Somebody's who is none of them.
  'PATCH /api/jobs/:id': { body: () => ({ ...jobBody(), revision: 1 }), ...signedIn(403) },
  'PUT /api/jobs/:id/status': { body: () => ({ ownerStatus: 'paused' }), ...signedIn(403) },
  'POST /api/jobs/:id/renew': { body: () => ({}), ...signedIn(403) },
  'DELETE /api/jobs/:id': signedIn(403),
  'POST /api/jobs/:id/restore': signedIn(403),
  'GET /api/own-jobs': alsoHeldBack(200),
  'GET /api/own-jobs/:id': alsoHeldBack(403),
  'GET /api/jobs/:id/applications': alsoHeldBack(200),
  'POST /api/jobs/:id/applications': { body: () => ({ message: 'Buongiorno' }), ...signedIn(201) },
  'GET /api/applications/received': signedIn(200),
  'GET /api/applications/received/counts': signedIn(200),
  // Nobody here has got this application.
  'PATCH /api/applications/:id': { body: () => ({ status: 'read' }), ...signedIn(404) },
  // Nobody has a mailed link, and no account stands for one.
  'GET /api/applications/answer': everybody(401),
  'POST /api/applications/answer': { body: () => ({ status: 'hired' }), ...everybody(401) },
  'GET /api/applications': alsoHeldBack(200),
  // None of them has sent or received this one.
  'GET /api/applications/:id/cv': alsoHeldBack(404),
  'POST /api/applications/:id/withdraw': signedIn(404),
  'DELETE /api/applications/:id': signedIn(404),
  'POST /api/applications/:id/restore': signedIn(404),
  'POST /api/jobs/:id/views': everybody(200),
  // Nobody's of them.
  'GET /api/jobs/:id/stats': signedIn(403),
  // No mail was ever sent with this token.
  'POST /api/jobs/:id/check': { body: () => ({ token: 'a.b.c', open: true }), ...everybody(400) },
  'GET /api/candidates': everybody(200),
  'GET /api/candidates/filters': everybody(200),
  'POST /api/candidates': { body: () => candidateBody(), ...everybody(201), heldBack: 403 },
  // Somebody's who is none of them, published without an account.
  'GET /api/own-candidates': alsoHeldBack(200),
  'POST /api/own-candidates/seen': signedIn(200),
  // No warning was ever mailed with this token.
  'POST /api/own-candidates/keep': { body: () => ({ token: 'x'.repeat(60) }), ...everybody(400) },
  'GET /api/company-candidates': { ...signedIn(403), employer: 200 },
  'GET /api/candidates/:id/blocks': alsoHeldBack(403),
  'POST /api/candidates/:id/blocks': {
    body: () => ({ kind: 'domain', value: 'ditta.example' }),
    ...signedIn(403),
  },
  'DELETE /api/candidates/:id/blocks/:block': signedIn(403),
  'GET /api/candidates/:id': everybody(200),
  'PATCH /api/candidates/:id': { body: () => ({ hidden: true }), ...signedIn(403) },
  'DELETE /api/candidates/:id': signedIn(403),
  'GET /api/candidates/:id/messages': alsoHeldBack(403),
  'POST /api/candidates/:id/messages': {
    body: () => ({ name: 'Ditta', email: 'ditta@example.org', message: uniqueWord() }),
    ...everybody(201),
    heldBack: 403,
  },
  'POST /api/register': {
    body: () => ({ name: 'Nuova', email: `${uniqueWord()}@example.org`, password: 'segreta' }),
    ...everybody(201),
  },
  // Nobody has this address.
  'POST /api/login': { body: () => ({ email: 'nessuno@example.org', password: 'segreta' }), ...everybody(401) },
  'POST /api/logout': alsoHeldBack(200),
  'GET /api/account': alsoHeldBack(200),
  'PATCH /api/account': { body: () => ({ name: 'Altro nome' }), ...signedIn(200) },
  // Nobody here has a password.
  'DELETE /api/account': { body: () => ({ currentPassword: 'sbagliata' }), ...alsoHeldBack(400) },
  'POST /api/account/restore': alsoHeldBack(200),
  'GET /api/account/export': alsoHeldBack(200),
  'POST /api/account/password': {
    body: () => ({ currentPassword: 'sbagliata', password: 'nuova parola' }),
    ...signedIn(400),
  },
  'POST /api/account/email': {
    body: () => ({ currentPassword: 'sbagliata', email: `${uniqueWord()}@example.org` }),
    ...signedIn(400),
  },
  'POST /api/account/email/link': signedIn(202),
  // No link was ever mailed with this token.
  'POST /api/email/confirm': { body: () => ({ token: 'A'.repeat(43) }), ...everybody(400) },
  'GET /api/account/sessions': alsoHeldBack(200),
  'DELETE /api/account/sessions': alsoHeldBack(200),
  // Nobody has this session.
  'DELETE /api/account/sessions/:id': alsoHeldBack(404),
  'GET /api/passkeys': alsoHeldBack(200),
  'POST /api/passkey-options': { body: () => ({ currentPassword: 'sbagliata' }), ...signedIn(400) },
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
  // Nobody has this passkey.
  'PATCH /api/passkeys/:id': { body: () => ({ name: 'Telefono' }), ...signedIn(404) },
  'DELETE /api/passkeys/:id': alsoHeldBack(404),
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
  'POST /api/password/forgot': { body: () => ({ email: 'nessuno@example.org' }), ...everybody(202) },
  // No link was ever mailed with this token.
  'POST /api/password/reset': { body: () => ({ token: 'A'.repeat(43), password: 'segreta' }), ...everybody(400) },
  'POST /api/messages': {
    body: () => ({ name: 'Rosa', email: 'rosa@example.org', subject: 'Prova', message: uniqueWord() }),
    ...everybody(201),
  },
  'GET /api/messages': alsoHeldBack(200),
  // None of them has received this one.
  'PATCH /api/messages/:id': { body: () => ({ read: true }), ...signedIn(404) },
  'DELETE /api/messages/:id': signedIn(404),
  'POST /api/messages/:id/block': signedIn(404),
  'POST /api/messages/:id/report': { body: () => ({ reason: 'scam' }), ...signedIn(404) },
  'GET /api/blocked-senders': alsoHeldBack(200),
  // There is nothing to be taken away.
  'DELETE /api/blocked-senders/:id': signedIn(200),
  'POST /api/jobs/:id/report': { body: () => ({ reason: 'scam' }), ...everybody(201) },
  'POST /api/candidates/:id/report': { body: () => ({ reason: 'other' }), ...everybody(201) },
  'GET /api/moderation/reports': onlyAdmin(200),
  // Without a question there is nothing to answer.
  'GET /api/moderation/search': onlyAdmin(400),
  'GET /api/moderation/log': onlyAdmin(200),
  'GET /api/moderation/mails': onlyAdmin(200),
  'POST /api/moderation/jobs/:id/hide': { body: () => ({ reason: 'Chiede denaro.' }), ...onlyAdmin(200) },
  'POST /api/moderation/jobs/:id/restore': onlyAdmin(200),
  'POST /api/moderation/candidates/:id/hide': { body: () => ({ reason: 'Dati falsi.' }), ...onlyAdmin(200) },
  'POST /api/moderation/candidates/:id/restore': onlyAdmin(200),
  // Nothing of these has the id of an offer.
  'POST /api/moderation/accounts/:id/suspend': { body: () => ({ reason: 'Spam.' }), ...onlyAdmin(404) },
  'POST /api/moderation/accounts/:id/lift': onlyAdmin(404),
  'POST /api/moderation/reports/:id/dismiss': onlyAdmin(404),
  'POST /api/moderation/mails/:id/retry': onlyAdmin(404),
  'GET /api/alerts': alsoHeldBack(200),
  'POST /api/alerts': {
    body: () => ({ email: `${uniqueWord()}@example.org`, search: 'v1:category=Turismo' }),
    ...everybody(202),
    heldBack: 403,
  },
  // No link was ever mailed with this token.
  'POST /api/alerts/confirm': { body: () => ({ token: 'A'.repeat(43) }), ...everybody(400) },
  'POST /api/alerts/renew': alsoHeldBack(200),
  // Leads to a page, whatever its token is.
  'GET /api/alerts/unsubscribe': everybody(303),
  'POST /api/alerts/unsubscribe': everybody(400),
  // Nobody has this alert.
  'PATCH /api/alerts/:id': { body: () => ({ paused: true }), ...alsoHeldBack(404) },
  'DELETE /api/alerts/:id': alsoHeldBack(404),
  'POST /api/searches': { body: () => ({ kind: 'jobs', search: uniqueWord() }), ...everybody(204) },
  'GET /api/moderation/searches': onlyAdmin(200),
  'POST /api/newsletter': { body: () => ({ email: `${uniqueWord()}@example.org` }), ...everybody(202) },
  // No link was ever mailed with this token.
  'POST /api/newsletter/confirm': { body: () => ({ token: 'A'.repeat(43) }), ...everybody(400) },
  'GET /api/newsletter/unsubscribe': everybody(303),
  'POST /api/newsletter/unsubscribe': everybody(400),
};
