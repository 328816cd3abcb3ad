import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { CALLS, type Calls } from '../shared/calls/all.ts';
import type { Call, DailyCaps } from '../shared/calls/call.ts';
import { keysOf } from '../shared/records.ts';
import type { ListPage } from './db/list-page.ts';
import { type AppEnv, siteOf } from './env.ts';
import { DomainError } from './errors.ts';
import { checkHuman, checkHumanVisitor } from './http/check-human.ts';
import { setBookmark } from './http/cookies.ts';
import { addressKey, countSender, countToday } from './http/daily-cap.ts';
import type { CallParams, Handlers } from './http/handlers.ts';
import { listResponse } from './http/hot-lists.ts';
import { problem } from './http/problem.ts';
import { countAgainst, limitByAddress, limitReads } from './http/rate-limit.ts';
import {
  findAccount,
  findOwnAccount,
  readCredentials,
  requireAccount,
  requireAdmin,
  requireOwnAccount,
} from './http/session.ts';
import { showChange } from './http/show-change.ts';
import { body, checkBody, query } from './http/validate.ts';
import { hashLinkToken } from './link-token.ts';
import { sendWaiting } from './mail/send-waiting.ts';
import { sendPushes } from './push/send-pushes.ts';

type Middleware = MiddlewareHandler<AppEnv>;

/** Checks of the account that asks; handlers check links themselves. */
const WHO: Readonly<Record<Call['who'], readonly Middleware[]>> = {
  anyone: [],
  'visitor or account': [],
  account: [requireAccount],
  'any account': [requireOwnAccount],
  'account or link': [],
  'any account or link': [],
  link: [],
  admin: [requireAccount, requireAdmin],
};

/** Routes for every declared call, and 405 for the methods that a path does not have. */
export function mount(handlers: Handlers<Calls>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const names = keysOf(CALLS);
  // `/jobs/counts` comes before `/jobs/:id`, which would match it as an id.
  const inOrder = [...names.filter((name) => !name.includes(':')), ...names.filter((name) => name.includes(':'))];
  for (const name of inOrder) {
    const call: Call = CALLS[name];
    const [method = '', path = ''] = name.split(' ');
    const handle = handlers[name] as unknown as Handle;
    routes.on(method, [path], ...before(call, method === 'GET'));
    routes.on(method, [path], answering(call, handle));
  }
  return refuseOtherMethods(routes);
}

/**
 * Steps before a handler, in the same order for every call: origin, body size and type, limit, account, limit of reads, validators,
 * human check, caps.
 */
function before(call: Call, isRead: boolean): Middleware[] {
  const { limit, who, human, password, daily, hot, takesForms } = call;
  return [
    // Mail programs end a subscription from pages of their own (RFC 8058).
    ...(isRead || takesForms ? [] : [refuseOtherSites]),
    checkBody(call),
    afterwards(call),
    ...(limit && limit !== 'by handler' ? [limitByAddress(limit)] : []),
    ...WHO[who],
    ...(isRead && !hot ? [limitReads] : []),
    ...(call.query && !call.query.lenient ? [query(call.query.schema)] : []),
    ...(call.body ? [body(call.body)] : []),
    ...(human ? [human.check === 'visitors' ? checkHumanVisitor(human.action) : checkHuman(human.action)] : []),
    ...(password ? [countGuess] : []),
    ...(daily ? [countCall(who, daily)] : []),
  ];
}

const PASSWORDS_A_DAY = 50;

/** Counts a password guess by account, as guesses come from many addresses, and as a stolen session could guess all day. */
const countGuess: Middleware = async (c, next) => {
  const { id, publicId } = c.get('account');
  await countAgainst(c, 'PASSWORD_LIMIT', `password:${publicId}`);
  await countToday(c, { action: 'password', account: id, cap: PASSWORDS_A_DAY });
  await next();
};

/** Steps after a successful response: `no-store` where nothing else is declared, and for a write its bookmark, the versions of what is shown and the mails. */
const afterwards =
  ({ shown, mails, unseen, cachedFor }: Call): Middleware =>
  async (c, next) => {
    await next();
    if (c.error) return;
    const cache = cachedFor === undefined ? 'no-store' : `public, max-age=${cachedFor}`;
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', cache);
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return;
    if (!unseen) await setBookmark(c);
    if (shown) showChange(c);
    if (!mails) return;
    c.executionCtx.waitUntil(sendWaiting(c.env, c.get('now')));
    c.executionCtx.waitUntil(sendPushes(c.env, c.get('now')));
  };

const JSON_TYPE = { 'Content-Type': 'application/json' };

type OneOfSeveral = { readonly status: number; readonly body: unknown };
/** A handler of any call; `Handlers` has checked its argument and result. */
type Handle = (requested: CallParams & Record<'body' | 'query' | 'account' | 'sessionId', unknown>) => unknown;
type Checked = {
  readonly out: { readonly json: unknown; readonly query: Parameters<typeof listResponse>[1]['query'] };
};

function answering(call: Call, handle: Handle): MiddlewareHandler<AppEnv, string, Checked> {
  const json = Object.entries(call.responses).filter(
    ([, response]) => 'schema' in response && response.schema !== null,
  );
  const [first] = json;
  const isList = first?.[1].headers?.includes('X-Total-Count');
  return async (c) => {
    const query = call.query ? c.req.valid('query') : {};
    const answered = await handle({
      c,
      db: c.get('db'),
      now: c.get('now'),
      config: c.get('config'),
      site: siteOf(c.get('config'), c.get('now')),
      params: c.req.param(),
      body: call.body ? c.req.valid('json') : undefined,
      query,
      account: c.get('account'),
      sessionId: c.get('sessionId'),
    });
    if (answered instanceof Response) return answered;
    if (isList) {
      const { body: items, headers } = listResponse(answered as ListPage<unknown>, { path: c.req.path, query });
      return c.body(items, 200, { ...headers, ...JSON_TYPE });
    }
    const { status, body: value } =
      json.length > 1 ? (answered as OneOfSeveral) : { status: Number(first?.[0]), body: answered };
    return c.body(JSON.stringify(value), status as ContentfulStatusCode, JSON_TYPE);
  };
}

/**
 * The routes, and for each of their paths 405 with `Allow` (RFC 9110, 15.5.6) for the methods it has not. Literal paths
 * refuse before any route is asked, as `/jobs/:id` would take `/jobs/counts` for an id.
 */
function refuseOtherMethods(routes: Hono<AppEnv>): Hono<AppEnv> {
  const declared = routes.routes.filter(({ method }) => method !== 'ALL');
  const methods = [...Map.groupBy(declared, ({ path }) => path)].map(([path, found]) => {
    const own = found.map(({ method }) => method);
    return [path, new Set(own.includes('GET') ? [...own, 'HEAD'] : own)] as const;
  });
  const api = new Hono<AppEnv>();
  const refuse = (path: string, allowed: ReadonlySet<string>) =>
    api.all(path, async (c, next) => {
      if (allowed.has(c.req.method)) return next();
      return problem(c, {
        status: 405,
        title: 'Method not allowed',
        message: 'Operazione non prevista a questo indirizzo.',
        headers: { Allow: [...allowed].sort().join(', ') },
      });
    });
  for (const [path, allowed] of methods) if (!path.includes(':')) refuse(path, allowed);
  api.route('/', routes);
  for (const [path, allowed] of methods) if (path.includes(':')) refuse(path, allowed);
  return api;
}

type WithEmail = { readonly out: { readonly json: { readonly email?: string | null } | undefined } };

/** Counts a call for its sender, by the caps that it declares. A sender above one of them is refused before the handler. */
const countCall =
  (who: Call['who'], daily: DailyCaps): MiddlewareHandler<AppEnv, string, WithEmail> =>
  async (c, next) => {
    const account = daily.account === undefined ? undefined : await sender(c, who);
    const { action } = daily;
    const caps = daily.visitors && account !== undefined ? { action, account: daily.account } : daily;
    await countSender(c, caps, { account, email: c.req.valid('json')?.email });
    await next();
  };

async function sender(c: Context<AppEnv>, who: Call['who']): Promise<number | string | undefined> {
  const token = who === 'link' || who === 'account or link' ? readCredentials(c, 'link') : null;
  if (token) return addressKey(hashLinkToken(token), c.get('config').JWT_SECRET);
  if (who === 'anyone') return (await findOwnAccount(c))?.id;
  if (who === 'visitor or account' || who === 'account or link') return (await findAccount(c))?.id;
  return who === 'link' ? undefined : c.get('account').id;
}

const OTHER_SITE =
  'Questo invio arriva dalla pagina di un altro sito: non è stato salvato niente. Apri il nostro sito e riprova.';

/** Sent by our own pages, and by a person who follows no link of a page. */
const OURS: readonly string[] = ['same-origin', 'none'];

/**
 * Refuses a write that a browser says another site's page has sent. `hono/csrf` would also refuse requests without these headers,
 * which old browsers and programs send.
 * @throws DomainError `forbidden`
 */
const refuseOtherSites: MiddlewareHandler<AppEnv> = async (c, next) => {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  const own = [c.req.url, c.get('config').SITE_URL].map((url) => new URL(url).origin);
  const isOurs = site === undefined ? origin === undefined || own.includes(origin) : OURS.includes(site);
  if (!isOurs) throw new DomainError('forbidden', OTHER_SITE);
  await next();
};
