import type { OwnAccount, Session } from '../../shared/accounts.ts';
import { pathOf } from '../../shared/calls/path.ts';
import type { PublishedCandidate } from '../../shared/candidates.ts';
import type { Reported } from '../../shared/moderation.ts';
import { withQuery } from '../../shared/paths.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { Failure } from '../lib/run.mjs';
import { sampleJob } from '../lib/sample-job.mjs';
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

const visitor: Actor = { name: 'visitor', role: 'visitor', email: '', headers: {} };

/** Of every generated account. */
export const PASSWORD = 'parola-di-prova';

const WORKERS = 6;
const EMPLOYERS = 8;

type Made = { readonly id: string };
type Sender = Pick<Actor, 'headers'>;

/** Makes accounts, offers, profiles, applications and messages over the API of an empty or demo site. */
export async function makeWorld(
  siteUrl: string,
  admin: { readonly email: string; readonly password: string },
): Promise<World> {
  const call = async (path: string, { headers }: Sender = visitor, body?: object): Promise<Response> => {
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const type = body && { 'Content-Type': 'application/json' };
    const answer = await fetch(siteUrl + path, { ...sent, headers: { ...type, ...headers } });
    if (!answer.ok) throw new Failure(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const read = async <Answer>(...params: Parameters<typeof call>): Promise<Answer> =>
    (await call(...params)).json() as Promise<Answer>;
  const make = async (...params: Parameters<typeof call>): Promise<string> => (await read<Made>(...params)).id;
  const run = Date.now().toString(36);
  const emailOf = (name: string) => `${name}-${run}@example.org`;
  const register = (name: string, role: 'user' | 'employer') => {
    const body = { name, email: emailOf(name), password: PASSWORD, role };
    return read<Session>(pathOf('POST /api/register'), visitor, body);
  };
  /** Answers of calls that are made one after the other, as many at once would be refused. */
  const inTurn = async <Value>(count: number, one: (n: number) => Promise<Value>): Promise<Value[]> => {
    const all: Value[] = [];
    for (let n = 0; n < count; n++) all.push(await one(n));
    return all;
  };
  const account = async (role: 'worker' | 'employer', n: number): Promise<Actor> => {
    const name = `${role}-${n}`;
    const { token } = await register(name, role === 'worker' ? 'user' : role);
    return { name, role, email: emailOf(name), headers: { Authorization: `Bearer ${token}` } };
  };
  const workers = await inTurn(WORKERS, (n) => account('worker', n));
  const employers = await inTurn(EMPLOYERS, (n) => account('employer', n));
  const { email, password } = admin;
  const { token } = await read<Session>(pathOf('POST /api/login'), visitor, { email, password });
  const passkey = await addPasskey(siteUrl, { token, password });
  const confirm = (session: string) => confirmSession(siteUrl, session, passkey);
  const headers = { Authorization: `Bearer ${await confirm(token)}` };
  const moderator: Actor = { name: 'admin', role: 'admin', email, headers, confirm };

  const jobs = await inTurn(EMPLOYERS, (n) => {
    const location = MUNICIPALITIES[n % 3]?.name ?? town.name;
    return make(pathOf('POST /api/jobs'), employers[n], { ...sampleJob(`${n}`), location });
  });
  const profile = (n: number) => ({
    name: `Persona ${n} ${run}`,
    title: 'Barista',
    location: town.name,
    skills: ['caffetteria'],
    experience: 'Tre stagioni.',
  });
  const candidates: string[] = [];
  const links: Actor[] = [];
  for (const [n, worker] of workers.entries()) {
    candidates.push(await make(pathOf('POST /api/candidates'), worker, profile(n)));
    const linked = await read<PublishedCandidate>(pathOf('POST /api/candidates'), visitor, profile(100 + n));
    candidates.push(linked.id);
    const headers = { Authorization: `Link ${linked.manageToken}` };
    links.push({ name: `link ${n}`, role: 'link', email: '', headers });
  }
  const applications: string[] = [];
  for (const worker of workers)
    for (const id of jobs.slice(0, 6)) {
      const path = pathOf('POST /api/jobs/:id/applications', { id });
      applications.push(await make(path, worker, { phone: '333 123 4567', message: 'Buongiorno' }));
    }
  for (const id of candidates) {
    const body = { name: 'Ditta', email: `ditta-${id}@example.org`, message: `Buongiorno ${id}` };
    await call(pathOf('POST /api/candidates/:id/messages', { id }), visitor, body);
  }
  for (const id of jobs)
    await call(pathOf('POST /api/jobs/:id/report', { id }), visitor, { reason: 'scam', text: 'Prova' });
  const people = await inTurn(3, async (n) => (await register(`altri-${n}`, 'user')).user.id);

  const listed = async (path: string, sender: Actor | undefined): Promise<string[]> =>
    (await read<readonly Made[]>(path, sender)).map(({ id }) => id);
  const cursors: string[] = [];
  for (const path of [pathOf('GET /api/jobs'), pathOf('GET /api/candidates')])
    for (const sort of ['recent', 'title', 'location'])
      cursors.push(...cursorOf(await call(withQuery(path, { sort, limit: 1 }))));
  cursors.push(...cursorOf(await call(withQuery(pathOf('GET /api/jobs'), { search: 'cucina', limit: 1 }))));
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
    messages: await listed(pathOf('GET /api/messages'), workers[0]),
    sessions: await listed(pathOf('GET /api/account/sessions'), workers[1]),
    reports: reports.flatMap((reported) => reported.reports.map(({ id }) => id)),
    blog: ['contratto-stagionale-diritti'],
    bacheca: [town.slug, other.slug],
    feed: [town.slug, other.slug],
    lavoro: [town.slug],
    sitemap: ['pagine', 'offerte-0', 'offerte-1'],
    og: ['offerte'],
  };
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
