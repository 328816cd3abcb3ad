import type { OwnAccount, Session } from '../../shared/accounts.ts';
import type { CallName } from '../../shared/calls/all.ts';
import { pathOf } from '../../shared/calls/path.ts';
import type { PublishedCandidate } from '../../shared/candidates.ts';
import type { Reported } from '../../shared/moderation.ts';
import { withQuery } from '../../shared/paths.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { callApi, nextPage, PASSWORD, read, register, sampleJob } from '../lib/api.ts';
import { addPasskey, confirmSession } from '../testing/use-passkey.ts';

const { town, other } = VALLEY.examples;

/** Sender of a request; an account has an address, a password and a token, a link only what it authorises with. */
export type Actor = {
  readonly name: string;
  authorization?: string;
  readonly account?: { readonly email: string; readonly password: string };
  /** Confirms a new session of theirs with a passkey, as moderating asks for. */
  readonly confirm?: (token: string) => Promise<string>;
};

export type World = {
  /** The last one is the administrator. */
  readonly actors: readonly Actor[];
  readonly ids: readonly string[];
  readonly idsOf: Readonly<Record<string, readonly string[]>>;
  readonly ownerOf: ReadonlyMap<string, number>;
  readonly cursors: readonly string[];
  readonly emails: readonly string[];
};

const WORKERS = 6;
const EMPLOYERS = 8;

/** Answers of calls that are made one after the other, as many at once would be refused. */
async function inTurn<Value>(count: number, one: (n: number) => Promise<Value>): Promise<Value[]> {
  const all: Value[] = [];
  while (all.length < count) all.push(await one(all.length));
  return all;
}

/** Makes accounts, offers, profiles, applications and messages over the API of an empty or demo site. */
export async function makeWorld(siteUrl: string, admin: NonNullable<Actor['account']>): Promise<World> {
  const run = Date.now().toString(36);
  const make = async (name: CallName, id: string, body: object, token?: string): Promise<string> =>
    (await read<{ readonly id: string }>(siteUrl, name, { id, body, token })).id;
  const listed = async (name: CallName, token: string): Promise<string[]> =>
    (await read<readonly { readonly id: string }[]>(siteUrl, name, { token })).map(({ id }) => id);
  const actorOf = (name: string, token: string): Actor & { readonly token: string } => ({
    ...{ name, token, authorization: `Bearer ${token}` },
    account: { email: `${name}@example.org`, password: PASSWORD },
  });
  const account = async (role: 'user' | 'employer', n: number) => {
    const name = `${role}-${n}-${run}`;
    return actorOf(name, (await register(siteUrl, name, role)).token);
  };
  const workers = await inTurn(WORKERS, (n) => account('user', n));
  const employers = await inTurn(EMPLOYERS, (n) => account('employer', n));
  const { token } = await read<Session>(siteUrl, 'POST /api/login', { body: admin });
  const passkey = await addPasskey(siteUrl, { token, password: admin.password });
  const confirm = (session: string) => confirmSession(siteUrl, session, passkey);
  const moderator = { ...actorOf('admin', await confirm(token)), account: admin, confirm };

  const jobs = await inTurn(EMPLOYERS, (n) => {
    const location = MUNICIPALITIES[n % 3]?.name ?? town.name;
    return make('POST /api/jobs', '', { ...sampleJob(`${n}`), location }, employers[n]?.token);
  });
  const candidates: string[] = [];
  const links: Actor[] = [];
  for (const [n, worker] of workers.entries()) {
    const about = { title: 'Barista', location: town.name, skills: ['caffetteria'], experience: 'Tre stagioni.' };
    const profile = (name: string) => ({ name: `${name} ${n} ${run}`, ...about });
    candidates.push(await make('POST /api/candidates', '', profile('Persona'), worker.token));
    const body = profile('Visitatore');
    const linked = await read<PublishedCandidate>(siteUrl, 'POST /api/candidates', { body });
    candidates.push(linked.id);
    links.push({ name: `link ${n}`, authorization: `Link ${linked.manageToken}` });
  }
  const applications: string[] = [];
  for (const worker of workers)
    for (const id of jobs.slice(0, 6))
      applications.push(
        await make(
          'POST /api/jobs/:id/applications',
          id,
          { phone: '333 123 4567', message: 'Buongiorno' },
          worker.token,
        ),
      );
  for (const id of candidates) {
    const body = { name: 'Ditta', email: `ditta-${id}@example.org`, message: `Buongiorno ${id}` };
    await make('POST /api/candidates/:id/messages', id, body);
  }
  for (const id of jobs) await make('POST /api/jobs/:id/report', id, { reason: 'scam', text: 'Prova' });
  const people = await inTurn(3, async (n) => (await register(siteUrl, `altri-${n}-${run}`, 'user')).user.id);

  const pages = ['recent', 'title', 'location'].flatMap((sort) => [
    withQuery(pathOf('GET /api/jobs'), { sort, limit: 1 }),
    withQuery(pathOf('GET /api/candidates'), { sort, limit: 1 }),
  ]);
  pages.push(withQuery(pathOf('GET /api/jobs'), { search: 'cucina', limit: 1 }));
  const cursors = await inTurn(pages.length, async (n) => {
    const next = nextPage(await fetch(`${siteUrl}${pages[n]}`));
    return (next && new URL(next, siteUrl).searchParams.get('cursor')) || [];
  });
  const reports = await read<readonly Reported[]>(siteUrl, 'GET /api/moderation/reports', { token: moderator.token });
  const idsOf = {
    jobs,
    'own-jobs': jobs,
    offerte: jobs,
    'le-mie-offerte': jobs,
    candidates,
    candidati: candidates,
    applications,
    accounts: people,
    messages: await listed('GET /api/messages', workers[0]?.token ?? ''),
    sessions: await listed('GET /api/account/sessions', workers[1]?.token ?? ''),
    reports: reports.flatMap((reported) => reported.reports.map(({ id }) => id)),
    blog: ['contratto-stagionale-diritti'],
    bacheca: [town.slug, other.slug],
    feed: [town.slug, other.slug],
    lavoro: [town.slug],
    sitemap: ['pagine', 'offerte-0', 'offerte-1'],
    og: ['offerte'],
  };
  const actors: Actor[] = [{ name: 'visitor' }, ...workers, ...employers, ...links, moderator];
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
    cursors: cursors.flat(),
    emails: actors.flatMap((actor) => actor.account?.email ?? []),
  };
}

/** Signs an account in again, or takes its deletion back, where a generated request has signed it out or deleted it. */
export async function revive(siteUrl: string, actor: Actor): Promise<void> {
  if (!actor.account) return;
  const known = await callApi(siteUrl, 'GET /api/account', { token: actor.authorization?.replace('Bearer ', '') });
  if (known.ok && ((await known.json()) as OwnAccount).purgedAt === null) return;
  const session = await callApi(siteUrl, 'POST /api/login', { body: actor.account });
  if (!session.ok) return;
  const { token } = (await session.json()) as Session;
  // A generated request may have removed the passkey: then the administrator is one who may not moderate.
  const confirmed = (await actor.confirm?.(token).catch(() => undefined)) ?? token;
  actor.authorization = `Bearer ${confirmed}`;
  await callApi(siteUrl, 'POST /api/account/restore', { token: confirmed });
}
