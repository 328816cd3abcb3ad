import { CALLS, type CallName, type Calls } from '../../shared/calls/all.ts';
import type { BodyOf, Call } from '../../shared/calls/call.ts';
import { ASKERS, type Asker, type Owner, PASSWORD, type World } from './access-world.ts';
import { jobBody, newEmail, uniqueWord } from './factories.ts';
import { candidateBody } from './make-candidate.ts';

/** Expected status of an endpoint for each asker. */
export type EndpointCase = Readonly<Record<Asker, number>> & {
  readonly body?: ((world: World) => unknown) | undefined;
  /** Owner of the row in the path; the same person is suspended, leaving, or has an expired token. */
  readonly owner: Owner;
};

type CallsWithBody = {
  [Name in CallName]: Calls[Name] extends { readonly body: unknown } ? Name : never;
}[CallName];

/** Answer of a passkey that nobody has. */
const SIGNED = {
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
} as const;

/** Bodies by call; a token that was never mailed has the right shape. */
const BODIES: { readonly [Name in CallsWithBody]: (world: World) => BodyOf<Calls[Name]> } = {
  'POST /api/jobs': () => jobBody(),
  'PATCH /api/jobs/:id': () => ({ ...jobBody(), revision: 1 }),
  'PUT /api/jobs/:id/category': () => ({ category: 'Trasporti' }),
  'PUT /api/jobs/:id/status': () => ({ ownerStatus: 'paused' }),
  'POST /api/jobs/:id/renew': () => ({}),
  'POST /api/jobs/:id/applications': () => ({ message: 'Buongiorno' }),
  'POST /api/jobs/:id/guest-applications': () => ({ name: 'Rosa', phone: '333 1234567' }),
  'POST /api/applications/confirm': () => ({ token: 'A'.repeat(60) }),
  'POST /api/applications/links': () => ({ email: newEmail() }),
  'DELETE /api/account/kept-application': () => ({ parts: ['cv', 'message'] }),
  'PATCH /api/applications/:id': () => ({ status: 'read' }),
  'POST /api/applications/answers': ({ path }) => ({
    ids: [path('/applications/:id').split('/').at(-1) ?? ''],
    status: 'reviewing',
  }),
  'POST /api/jobs/:id/answers': () => ({}),
  'POST /api/applications/answer': () => ({ status: 'hired' }),
  'POST /api/jobs/:id/check': () => ({ token: 'a.b.c', open: true }),
  'POST /api/job-checks/link': () => ({ token: 'a.b.c' }),
  'POST /api/applications/answer/link': () => ({ token: 'a.b.c' }),
  'POST /api/candidates': () => candidateBody(),
  'POST /api/own-candidates/keep': () => ({ token: 'x'.repeat(60) }),
  'POST /api/own-candidates/confirm': () => ({ token: 'A'.repeat(43) }),
  'POST /api/candidates/:id/blocks': () => ({ kind: 'domain', value: 'ditta.example' }),
  'PATCH /api/candidates/:id': () => ({ hidden: true }),
  'POST /api/candidates/:id/messages': () => ({ name: 'Ditta', email: 'ditta@example.org', message: uniqueWord() }),
  'POST /api/members': () => ({ email: newEmail(), role: 'read' }),
  'PATCH /api/members/:id': () => ({ role: 'manage' }),
  'POST /api/register': () => ({ name: 'Nuova', email: newEmail(), password: 'segreta' }),
  'POST /api/login': ({ people }) => ({ email: people.worker.account.email, password: PASSWORD }),
  'PATCH /api/account': () => ({ name: 'Altro nome' }),
  'PATCH /api/account/saved-jobs': () => ({ add: [], remove: [] }),
  'DELETE /api/account': () => ({ currentPassword: PASSWORD }),
  'POST /api/account/password': () => ({ currentPassword: PASSWORD, password: 'nuova parola' }),
  'POST /api/account/email': () => ({ currentPassword: PASSWORD, email: newEmail() }),
  'POST /api/email/confirm': () => ({ token: 'A'.repeat(43) }),
  'POST /api/passkey-options': () => ({ currentPassword: PASSWORD }),
  'POST /api/passkeys': () => ({
    id: 'AA',
    rawId: 'AA',
    type: 'public-key',
    response: { clientDataJSON: 'AA', attestationObject: 'AA' },
  }),
  'PATCH /api/passkeys/:id': () => ({ name: 'Telefono' }),
  'DELETE /api/passkeys/:id': () => ({ currentPassword: PASSWORD }),
  'POST /api/login/passkey': () => SIGNED,
  'POST /api/session/passkey': () => SIGNED,
  'POST /api/password/forgot': ({ people }) => ({ email: people.worker.account.email }),
  'POST /api/password/reset': () => ({ token: 'A'.repeat(43), password: 'segreta' }),
  'POST /api/messages': () => ({ name: 'Rosa', email: 'rosa@example.org', subject: 'Prova', message: uniqueWord() }),
  'PATCH /api/messages/:id': () => ({ read: true }),
  'POST /api/messages/:id/report': () => ({ reason: 'scam' }),
  'POST /api/jobs/:id/report': () => ({ reason: 'scam' }),
  'POST /api/candidates/:id/report': () => ({ reason: 'other' }),
  'POST /api/moderation/jobs/:id/hide': () => ({ rule: 'no-money', facts: 'Chiede denaro.' }),
  'POST /api/moderation/candidates/:id/hide': () => ({ rule: 'own-profile', facts: 'Il nome è di un’altra persona.' }),
  'POST /api/moderation/accounts/:id/suspend': () => ({
    rule: 'no-bulk',
    facts: 'Cento messaggi uguali in un giorno.',
  }),
  'POST /api/alerts': () => ({ email: newEmail(), search: 'v1:category=Turismo' }),
  'POST /api/alerts/confirm': () => ({ token: 'A'.repeat(43) }),
  'PATCH /api/alerts/:id': () => ({ paused: true }),
  'POST /api/searches': () => ({ kind: 'jobs', search: uniqueWord() }),
};

const everybody = (status: number) =>
  Object.fromEntries(ASKERS.map((asker) => [asker, status])) as Record<Asker, number>;
/** Everybody whose account may act. */
const active = (status: number) => {
  const { visitor, suspended, leaving, expired, revoked, ...others } = everybody(status);
  return others;
};

/** Calls whose path names a row of the employer; all other rows belong to the worker. */
const OF_EMPLOYER: ReadonlySet<CallName> = new Set([
  'PATCH /api/jobs/:id',
  'PUT /api/jobs/:id/category',
  'PUT /api/jobs/:id/status',
  'POST /api/jobs/:id/renew',
  'DELETE /api/jobs/:id',
  'POST /api/jobs/:id/restore',
  'GET /api/jobs/:id/stats',
  'GET /api/own-jobs',
  'GET /api/own-jobs/:id',
  'GET /api/applications/received',
  'GET /api/applications/received/counts',
  'PATCH /api/applications/:id',
  'POST /api/applications/answers',
  'GET /api/jobs/:id/answers',
  'POST /api/jobs/:id/answers',
  'PATCH /api/members/:id',
  'DELETE /api/members/:id',
  'GET /api/company-candidates',
  'POST /api/moderation/jobs/:id/hide',
  'POST /api/moderation/jobs/:id/restore',
] satisfies CallName[]);

/** Deviations from the declaration of a call, by asker; `all`: every asker. */
const EXCEPTIONS: Readonly<Partial<Record<CallName, Partial<Record<Asker | 'all', number>>>>> = {
  // The query is missing.
  'GET /api/jobs/saved': { all: 400 },
  'GET /api/moderation/search': { admin: 400 },
  // The worker has applied before, and nobody applies for their own offer or that of an employer they work for.
  'POST /api/jobs/:id/applications': { worker: 409, employer: 409, manager: 409, reader: 409 },
  // Nobody has a mailed link, and no account stands for one.
  'GET /api/applications/answer': { all: 401 },
  'POST /api/applications/answer': { all: 401 },
  'POST /api/own-candidates/link': { all: 401 },
  'GET /api/applications/linked': { all: 401 },
  'GET /api/applications/confirm': { all: 401 },
  // As signed in: not to one's own offers, nor while the account is restricted.
  'POST /api/jobs/:id/guest-applications': { employer: 409, manager: 409, reader: 409, suspended: 403, leaving: 403 },
  'GET /api/applications/linked/export': { all: 401 },
  'POST /api/applications/confirm': { all: 400 },
  // Readable for its author and its recipient.
  'GET /api/applications/:id/cv': { employer: 200 },
  // Only the worker keeps a CV.
  'GET /api/account/kept-application/cv': { ...active(404), worker: 200 },
  // No mail was ever sent with these tokens.
  'POST /api/jobs/:id/check': { all: 400 },
  'POST /api/job-checks/link': { all: 400 },
  'POST /api/applications/answer/link': { all: 400 },
  'POST /api/own-candidates/keep': { all: 400 },
  'POST /api/own-candidates/confirm': { all: 400 },
  'POST /api/email/confirm': { all: 400 },
  'POST /api/password/reset': { all: 400 },
  'POST /api/alerts/confirm': { all: 400 },
  'POST /api/alerts/unsubscribe': { all: 400 },
  // The worker is invited, and declines.
  'DELETE /api/members/:id': { worker: 200 },
  // Only for companies.
  'GET /api/company-candidates': { worker: 403, manager: 403, reader: 403, stranger: 403, admin: 403 },
  // Rows of a suspended or leaving account are hidden from everybody.
  'GET /api/candidates/:id': { suspended: 404, leaving: 404 },
  'POST /api/candidates/:id/report': { suspended: 404, leaving: 404 },
  // The passkey belongs to no key and no challenge.
  'POST /api/passkeys': active(400),
  'POST /api/login/passkey': { all: 401 },
  'POST /api/session/passkey': active(400),
};

/** Status of a first, successful request. */
export const successOf = ({ responses }: Call): number =>
  Math.max(
    ...Object.keys(responses)
      .map(Number)
      .filter((status) => status < 400),
  );

/** Statuses that follow from the declaration of a call alone. */
function byDeclaration({ who, others, people, ...call }: Call, name: string, owner: Owner): Record<Asker, number> {
  const status = successOf({ who, ...call });
  if (who === 'anyone' || who === 'link') return everybody(status);
  const held = { suspended: 403, leaving: 403 };
  const isRead = name.startsWith('GET ');
  const alsoHeld = who === 'any account' || who === 'any account or link' || (who === 'account or link' && isRead);
  if (who === 'visitor or account') return { ...everybody(status), ...held };
  const refused = who === 'admin' ? 403 : others;
  return {
    ...everybody(refused ?? status),
    ...(people && { manager: status, reader: people === 'read' ? status : 403 }),
    [who === 'admin' ? 'admin' : owner]: status,
    ...(alsoHeld ? { suspended: status, leaving: status } : held),
    visitor: 401,
    expired: 401,
    revoked: 401,
  };
}

function caseOf(name: CallName): EndpointCase {
  const owner = OF_EMPLOYER.has(name) ? 'employer' : 'worker';
  const { all, ...exceptions } = EXCEPTIONS[name] ?? {};
  const bodies: Readonly<Partial<Record<CallName, (world: World) => unknown>>> = BODIES;
  const statuses = all === undefined ? byDeclaration(CALLS[name], name, owner) : everybody(all);
  return { ...statuses, ...exceptions, owner, body: bodies[name] };
}

/** Expected statuses of every endpoint, by method and path: from its declaration, with the deviations above. */
export const CASES: Readonly<Record<string, EndpointCase>> = Object.fromEntries(
  (Object.keys(CALLS) as CallName[]).map((name) => [name, caseOf(name)]),
);
