import type { OwnAccount, Session } from '../../shared/accounts.ts';
import { pathOf } from '../../shared/calls/path.ts';
import type { PublishedCandidate } from '../../shared/candidates.ts';
import type { Reported } from '../../shared/moderation.ts';
import { withQuery } from '../../shared/paths.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { Failure } from '../lib/run.mjs';
import { addPasskey, confirmSession } from '../testing/software-passkey.ts';

const { town, other } = VALLEY.examples;

/** Sender of a request: a visitor has no headers of their own. */
export type Actor = {
  readonly name: string;
  readonly role: 'visitor' | 'worker' | 'employer' | 'link' | 'admin';
  readonly email: string;
  headers: Readonly<Record<string, string>>;
  /** Confirms a new session of theirs with a passkey, as moderating asks for. */
  readonly confirm?: (token: string) => Promise<string>;
};

/** Everything that generated requests can name: senders and stored rows. */
export type World = {
  readonly actors: readonly Actor[];
  /** Public ids of all kinds. */
  readonly ids: readonly string[];
  /** Ids by the collection that precedes them in a path. */
  readonly idsOf: Readonly<Record<string, readonly string[]>>;
  /** Index of the owner among the actors, by the public id of each row. */
  readonly ownerOf: ReadonlyMap<string, number>;
  readonly cursors: readonly string[];
  readonly emails: readonly string[];
};

/** Of every generated account. */
export const PASSWORD = 'parola-di-prova';

const WORKERS = 6;
const EMPLOYERS = 8;

type Made = { readonly id: string };
type RequestOptions = {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Makes accounts, offers, profiles, applications and messages over the API of an empty or demo site. */
export async function makeWorld(
  siteUrl: string,
  admin: { readonly email: string; readonly password: string },
): Promise<World> {
  async function call(path: string, { method, body, headers }: RequestOptions = {}): Promise<Response> {
    const answer = await fetch(siteUrl + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Failure(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }
  const read = async <Answer>(path: string, callApi: RequestOptions = {}): Promise<Answer> =>
    (await call(path, callApi)).json() as Promise<Answer>;
  const run = Date.now().toString(36);

  async function account(role: 'worker' | 'employer', n: number): Promise<Actor> {
    const email = `${role}-${n}-${run}@example.org`;
    const chosen = role === 'worker' ? 'user' : 'employer';
    const { token } = await read<Session>(pathOf('POST /api/register'), {
      body: { name: `${role} ${n}`, email, password: PASSWORD, role: chosen },
    });
    return { name: `${role} ${n}`, role, email, headers: { Authorization: `Bearer ${token}` } };
  }
  const workers: Actor[] = [];
  const employers: Actor[] = [];
  for (let n = 0; n < WORKERS; n++) workers.push(await account('worker', n));
  for (let n = 0; n < EMPLOYERS; n++) employers.push(await account('employer', n));
  const { token } = await read<Session>(pathOf('POST /api/login'), {
    body: { email: admin.email, password: admin.password },
  });
  const passkey = await addPasskey(siteUrl, { token, password: admin.password });
  const confirm = (session: string) => confirmSession(siteUrl, session, passkey);
  const confirmed = await confirm(token);
  const moderator: Actor = {
    name: 'admin',
    role: 'admin',
    email: admin.email,
    headers: { Authorization: `Bearer ${confirmed}` },
    confirm,
  };

  const jobs: string[] = [];
  for (const [n, { headers }] of employers.entries()) {
    const body = {
      title: `Cameriera di sala ${n}`,
      companyName: `Trattoria ${n}`,
      location: MUNICIPALITIES[n % 3]?.name,
      category: 'Ristorazione',
      type: 'Full-time',
      experience: 'No esperienza',
      contract: 'Contratto determinato',
      description: `Servizio ai tavoli, offerta ${n}.`,
    };
    jobs.push((await read<Made>(pathOf('POST /api/jobs'), { body, headers })).id);
  }
  const profile = (n: number) => ({
    name: `Persona ${n} ${run}`,
    title: 'Barista',
    location: town.name,
    skills: ['caffetteria'],
    experience: 'Tre stagioni.',
  });
  const candidates: string[] = [];
  const links: Actor[] = [];
  for (const [n, { headers }] of workers.entries()) {
    candidates.push((await read<Made>(pathOf('POST /api/candidates'), { body: profile(n), headers })).id);
    const linked = await read<PublishedCandidate>(pathOf('POST /api/candidates'), { body: profile(100 + n) });
    candidates.push(linked.id);
    links.push({
      name: `link ${n}`,
      role: 'link',
      email: '',
      headers: { Authorization: `Link ${linked.manageToken}` },
    });
  }
  const applications: string[] = [];
  for (const { headers } of workers)
    for (const id of jobs.slice(0, 6))
      applications.push(
        (
          await read<Made>(pathOf('GET /api/jobs/:id/applications', { id }), {
            body: { message: 'Buongiorno' },
            headers,
          })
        ).id,
      );
  for (const id of candidates)
    await call(pathOf('GET /api/candidates/:id/messages', { id }), {
      body: { name: 'Ditta', email: `ditta-${id}@example.org`, message: `Buongiorno ${id}` },
    });
  for (const id of jobs)
    await call(pathOf('POST /api/jobs/:id/report', { id }), { body: { reason: 'scam', text: 'Prova' } });
  const people: string[] = [];
  for (let n = 0; n < 3; n++)
    people.push(
      (
        await read<Session>(pathOf('POST /api/register'), {
          body: { name: 'Altri', email: `altri-${n}-${run}@example.org`, password: PASSWORD },
        })
      ).user.id,
    );

  const listed = async (path: string, { headers }: Actor): Promise<string[]> => {
    const items = await read<readonly Made[]>(path, { headers });
    return items.map(({ id }) => id);
  };
  const cursors: string[] = [];
  for (const path of [pathOf('GET /api/jobs'), pathOf('GET /api/candidates')])
    for (const sort of ['recent', 'title', 'location'])
      cursors.push(...cursorOf(await call(withQuery(path, { sort, limit: 1 }))));
  cursors.push(...cursorOf(await call(withQuery(pathOf('GET /api/jobs'), { search: 'cameriera', limit: 1 }))));
  const of = (one: Actor | undefined) => one ?? moderator;
  const reports = await read<readonly Reported[]>(pathOf('GET /api/moderation/reports'), moderator);
  const idsOf = {
    jobs,
    'own-jobs': jobs,
    offerte: jobs,
    'le-mie-offerte': jobs,
    candidates,
    candidati: candidates,
    applications,
    accounts: people,
    messages: await listed(pathOf('GET /api/messages'), of(workers[0])),
    sessions: await listed(pathOf('GET /api/account/sessions'), of(workers[1])),
    reports: reports.flatMap((reported) => reported.reports.map(({ id }) => id)),
    blog: ['contratto-stagionale-diritti'],
    bacheca: [town.slug, other.slug],
    feed: [town.slug, other.slug],
    lavoro: [town.slug],
    sitemap: ['pagine', 'offerte-0', 'offerte-1'],
    og: ['offerte'],
  };
  const visitor: Actor = { name: 'visitor', role: 'visitor', email: '', headers: {} };
  const actors = [visitor, ...workers, ...employers, ...links, moderator];
  const ownerOf = new Map<string, number>();
  const own = (id: string, owner: Actor | undefined) => owner && ownerOf.set(id, actors.indexOf(owner));
  for (const [n, id] of jobs.entries()) own(id, employers[n]);
  for (const [n, id] of candidates.entries()) own(id, n % 2 ? links[(n - 1) / 2] : workers[n / 2]);
  for (const [n, id] of applications.entries()) own(id, n % 2 ? workers[Math.floor(n / 6)] : employers[n % 6]);
  for (const id of idsOf.messages) own(id, workers[0]);
  for (const id of [...idsOf.accounts, ...idsOf.reports]) own(id, moderator);
  return {
    actors,
    ids: Object.values(idsOf).flat(),
    idsOf,
    ownerOf,
    cursors,
    emails: actors.flatMap(({ email }) => email || []),
  };
}

/** Cursor of the next page, where there is one. */
function cursorOf(answer: Response): string[] {
  const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1];
  const cursor = next && new URL(next, answer.url).searchParams.get('cursor');
  return cursor ? [cursor] : [];
}

/** Signs an account in again, or takes its deletion back, where a generated request has signed it out or deleted it. */
export async function revive(siteUrl: string, actor: Actor, password: string): Promise<void> {
  if (actor.role === 'visitor' || actor.role === 'link') return;
  const answer = await fetch(siteUrl + pathOf('GET /api/account'), { headers: actor.headers });
  if (answer.ok && ((await answer.json()) as OwnAccount).purgedAt === null) return;
  const logIn = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: actor.email, password }),
  };
  const session = await fetch(siteUrl + pathOf('POST /api/login'), logIn);
  if (!session.ok) return;
  const { token } = (await session.json()) as Session;
  // A generated request may have removed the passkey: then the administrator is one who may not moderate.
  const confirmed = await actor.confirm?.(token).catch(() => undefined);
  actor.headers = { Authorization: `Bearer ${confirmed ?? token}` };
  await fetch(siteUrl + pathOf('POST /api/account/restore'), { method: 'POST', headers: actor.headers });
}
