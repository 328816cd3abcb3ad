import { Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { CALLS, type Calls } from '../shared/calls/all.ts';
import type { Call } from '../shared/calls/call.ts';
import type { AppEnv } from './env.ts';
import { setBookmark } from './http/bookmark.ts';
import { checkHuman, checkHumanVisitor } from './http/check-human.ts';
import { countCall } from './http/count-call.ts';
import { countToday } from './http/daily-cap.ts';
import type { Asked, Handlers } from './http/handlers.ts';
import { type ListPage, listResponse } from './http/list-response.ts';
import { refuseOtherMethods } from './http/method-not-allowed.ts';
import { countAgainst, limitByAddress } from './http/rate-limit.ts';
import { limitReads } from './http/read-limit.ts';
import { refuseOtherSites } from './http/refuse-other-sites.ts';
import { requireAccount, requireAdmin, requireOwnAccount } from './http/session.ts';
import { showChange } from './http/show-change.ts';
import { body, checkBody, query } from './http/validate.ts';
import { sendWaiting } from './mail/send-waiting.ts';

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
  const calls: [string, Call][] = Object.entries(CALLS);
  // `/jobs/counts` comes before `/jobs/:id`, which would match it as an id.
  const inOrder = [...calls.filter(([name]) => !name.includes(':')), ...calls.filter(([name]) => name.includes(':'))];
  for (const [name, call] of inOrder) {
    const [method = '', path = ''] = name.split(' ');
    const handle = handlers[name as keyof Calls] as unknown as Handle;
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
  ({ shown, mails, unseen, keptFor }: Call): Middleware =>
  async (c, next) => {
    await next();
    if (c.error) return;
    const cache = keptFor === undefined ? 'no-store' : `public, max-age=${keptFor}`;
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', cache);
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return;
    if (!unseen) await setBookmark(c);
    if (shown) showChange(c);
    if (mails) c.executionCtx.waitUntil(sendWaiting(c.env, c.get('now')));
  };

const JSON_TYPE = { 'Content-Type': 'application/json' };

type OneOfSeveral = { readonly status: number; readonly body: unknown };
/** A handler of any call; `Handlers` has checked its argument and result. */
type Handle = (asked: Asked & Record<'body' | 'query' | 'account' | 'sessionId', unknown>) => unknown;
type Checked = {
  readonly out: { readonly json: unknown; readonly query: Parameters<typeof listResponse>[1]['query'] };
};

/** Last step of a route: calls the handler and answers with its value, as the call declares it. */
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
