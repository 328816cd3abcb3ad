import { CALLS, type CallName } from '../../shared/calls/all.ts';
import type { Call } from '../../shared/calls/call.ts';
import { ASKERS, type Asker, type Owner, type World } from './access-world.ts';
import { newEmail, uniqueWord } from './factories.ts';
import { PASSWORD } from './passwords.ts';

/** Expected status of an endpoint for each asker. */
export type EndpointCase = Readonly<Record<Asker, number>> & {
  readonly body?: ((world: World) => object) | undefined;
  /** Owner of the row in the path; the same person is suspended, leaving, or has an expired token. */
  readonly owner: Owner;
};

/** Values in place of those of an example, by the name of the field: of nobody else, so that nothing is there already. */
const FIELDS: Readonly<Record<string, () => unknown>> = {
  currentPassword: () => PASSWORD,
  email: newEmail,
  message: uniqueWord,
  name: uniqueWord,
  text: uniqueWord,
};

/** The example of the body of a call, as something new. */
export function newBody({ body }: Call): object {
  const fields = Object.entries(Object(body?.example));
  return Object.fromEntries(fields.map(([field, value]) => [field, FIELDS[field]?.() ?? value]));
}

const ids = ({ path }: World) => ({ ids: [path('/applications/:id').split('/').at(-1)] });
/** Fields that are of a world, by the call. */
const BODIES: Readonly<Partial<Record<CallName, (world: World) => object>>> = {
  'POST /api/applications/answers': ids,
  'POST /api/jobs/:id/answers': ids,
  'POST /api/login': ({ people }) => ({ email: people.worker.account.email, password: PASSWORD }),
  'POST /api/password/forgot': ({ people }) => ({ email: people.worker.account.email }),
};

const everybody = (status: number) =>
  Object.fromEntries(ASKERS.map((asker) => [asker, status])) as Record<Asker, number>;
const active = (status: number) => {
  const { visitor, suspended, leaving, expired, revoked, ...others } = everybody(status);
  return others;
};

/** Deviations from the declaration of a call, by asker; `all`: every asker. */
const EXCEPTIONS: Readonly<Partial<Record<CallName, Partial<Record<Asker | 'all', number>>>>> = {
  // The query is missing.
  'GET /api/jobs/saved': { all: 400 },
  'GET /api/moderation/search': { admin: 400 },
  // The worker has applied before, and nobody applies for their own offer or that of an employer they work for.
  'POST /api/jobs/:id/applications': { worker: 409, employer: 409, manager: 409, reader: 409 },
  // As signed in: not to one's own offers, nor while the account is restricted.
  'POST /api/jobs/:id/guest-applications': { employer: 409, manager: 409, reader: 409, suspended: 403, leaving: 403 },
  // Readable for its author and its recipient.
  'GET /api/applications/:id/cv': { employer: 200 },
  // Of both sides, which are the worker and the employer.
  'GET /api/applications/:id/conversation': { worker: 200, suspended: 404, leaving: 404 },
  'POST /api/applications/:id/conversation': { worker: 201 },
  'PATCH /api/applications/:id/conversation': { worker: 200 },
  'POST /api/applications/:id/conversation/held': { worker: 200 },
  'POST /api/applications/:id/report': { worker: 201 },
  // Only the worker keeps a CV.
  'GET /api/account/kept-application/cv': { ...active(404), worker: 200 },
  // No mail was ever sent with a token.
  'POST /api/unsubscribe': { all: 400 },
  'GET /api/interviews/linked/calendar': { all: 404 },
  // The worker is invited, and declines.
  'DELETE /api/members/:id': { worker: 200 },
  // The employer has a page, which is public.
  'PUT /api/own-employers': { employer: 409 },
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

/** True for a call that looks at the account that asks: all but mailed links, and what nobody needs an account for. */
export const looksAtAccount = ({ who, daily }: Call): boolean =>
  who === 'anyone' ? daily?.account !== undefined : who !== 'link';

export const successOf = ({ responses }: Pick<Call, 'responses'>): number =>
  Math.max(
    ...Object.keys(responses)
      .map(Number)
      .filter((status) => status < 400),
  );

function byDeclaration({ who, others, people, body, responses }: Call, name: string, owner: Owner) {
  const status = successOf({ responses });
  // Nobody has a mailed link, and no account stands for one.
  if (who === 'link') return everybody(401);
  if (who === 'anyone') return everybody('token' in Object(body?.example) ? 400 : status);
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

/** Calls about rows of the employer: those that people may work for, moderated offers, and members. All others are about the worker's. */
const isOfEmployer = (name: string, { people }: Call): boolean =>
  (people !== undefined && !name.endsWith('/cv')) ||
  /^(PATCH|DELETE) .*\/members\/|\/moderation\/jobs\/|company-candidates$/.test(name);

function caseOf(name: CallName): EndpointCase {
  const call: Call = CALLS[name];
  const owner = isOfEmployer(name, call) ? 'employer' : 'worker';
  const bodyOf = (world: World) => ({ ...newBody(call), ...BODIES[name]?.(world) });
  const { all, ...exceptions } = EXCEPTIONS[name] ?? {};
  const statuses = all === undefined ? byDeclaration(call, name, owner) : everybody(all);
  return { ...statuses, ...exceptions, owner, body: call.body && bodyOf };
}

/** Expected statuses of every endpoint, by method and path: from its declaration, with the deviations above. */
export const CASES: Readonly<Record<string, EndpointCase>> = Object.fromEntries(
  (Object.keys(CALLS) as CallName[]).map((name) => [name, caseOf(name)]),
);
