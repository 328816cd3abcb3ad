import { type Context, Hono } from 'hono';
import { timing } from 'hono/timing';
import { DIALECTS } from '../shared/elsewhere.ts';
import { APP_SHELL, SERVICE_WORKER } from '../shared/offline.ts';
import { machinePath, pagePath } from '../shared/paths.ts';
import { keysOf } from '../shared/records.ts';
import { SESSION_MARKER } from '../web/app/entry-server.tsx';
import { accountHandlers } from './accounts/handlers.ts';
import { passkeyHandlers } from './accounts/passkeys/handlers.ts';
import { setHashCost } from './accounts/password.ts';
import { ALERT_ENDINGS, alertHandlers } from './alerts/handlers.ts';
import { answerHandlers } from './answers/handlers.ts';
import { interviewHandlers } from './answers/interview-handlers.ts';
import { guestApplicationHandlers } from './applications/guest-handlers.ts';
import { applicationHandlers, storedApplicationHandlers } from './applications/handlers.ts';
import { candidateHandlers } from './candidates/handlers.ts';
import { listCandidates } from './candidates/list-queries.ts';
import { contactHandlers } from './contact/handlers.ts';
import { conversationHandlers } from './conversations/handlers.ts';
import { openDatabase } from './db/client.ts';
import { employerHandlers } from './employers/handlers.ts';
import { type AppEnv, readConfig, refuseLocalSiteUrl } from './env.ts';
import { serveOpenApi } from './html/describe-api.ts';
import { respondToFailure } from './html/failure-page.ts';
import { serveFeed, serveJsonFeed, serveTownFeed } from './html/feeds.ts';
import { serveEmbedded } from './html/serve-embedded.ts';
import { serveMap } from './html/serve-map.ts';
import { serveOffersFor } from './html/serve-offers-for.ts';
import { inlinePieces, serveAppShell, servePage } from './html/serve-page.ts';
import { serveFirstDay, serveJobPoster, serveTownBoard } from './html/serve-sheet.ts';
import { serveIndexNowKey, serveLlms, serveSecurityContact } from './html/site-texts.ts';
import { serveRobots, serveSitemap, serveSitemapPart } from './html/sitemap.ts';
import { dropBody } from './http/body-limit.ts';
import { readBookmark } from './http/cookies.ts';
import { logRequests } from './http/log-request.ts';
import { refuseClaim, unsubscribeHandlers } from './http/outcome-address.ts';
import { asPartOfDocument, type InProcess, takeOver } from './http/part-of-document.ts';
import { problem } from './http/problem.ts';
import { httpsOnly, securityHeaders, stateDigest } from './http/security-headers.ts';
import { serveFile, serveServiceWorker } from './http/serve-file.ts';
import { jobCheckHandlers } from './job-checks/handlers.ts';
import { jobStatsHandlers } from './job-stats/handlers.ts';
import { jobHandlers, SEASON_ENDINGS } from './jobs/handlers.ts';
import { listJobs } from './jobs/list-queries.ts';
import { offersOfEmployer } from './jobs/queries.ts';
import { memberHandlers } from './members/handlers.ts';
import { messageHandlers } from './messages/handlers.ts';
import { moderationHandlers } from './moderation/handlers.ts';
import { mount } from './mount.ts';
import { operationHandlers } from './operation/handlers.ts';
import { sourceOf } from './search/open-index.ts';
import { searchHandlers } from './search-log/handlers.ts';
import type { FindsAny } from './search-log/log-search.ts';

export const app = new Hono<AppEnv>();
app.onError(respondToFailure);

app.use(logRequests);
app.use(stateDigest);
app.use(timing({ totalDescription: '' }));
app.use(dropBody);
app.use(securityHeaders(SESSION_MARKER, inlinePieces));
app.use(async (c, next) => {
  c.set('requestId', c.req.header('cf-ray') ?? crypto.randomUUID());
  c.set('now', new Date());
  const config = readConfig(c.env);
  refuseLocalSiteUrl(config, c.req.url, c.req.header('cf-ray') !== undefined);
  c.set('config', config);
  setHashCost(config.PASSWORD_COST);
  c.set('bookmark', await readBookmark(c));
  await next();
});
app.use(httpsOnly);

app.use('/api/*', async (c, next) => {
  c.set('db', openDatabase(c.env.DB, c.get('bookmark')));
  await next();
});

const findsAny: FindsAny = async (c, { kind, ...search }, now) => {
  const query = { ...search, sort: 'recent', limit: 1 } as const;
  const { rows } = await (kind === 'jobs' ? listJobs : listCandidates)(sourceOf(c), query, now);
  return rows.length > 0;
};

const api = new Hono<AppEnv>();
api.route(
  '/',
  mount({
    ...jobHandlers,
    ...jobStatsHandlers,
    ...jobCheckHandlers,
    ...applicationHandlers,
    ...guestApplicationHandlers,
    ...storedApplicationHandlers,
    ...answerHandlers,
    ...conversationHandlers,
    ...interviewHandlers,
    ...memberHandlers,
    ...accountHandlers,
    ...passkeyHandlers,
    ...contactHandlers,
    ...candidateHandlers,
    ...employerHandlers(offersOfEmployer),
    ...messageHandlers,
    ...moderationHandlers,
    ...alertHandlers,
    ...unsubscribeHandlers([...ALERT_ENDINGS, ...SEASON_ENDINGS]),
    ...operationHandlers,
    ...searchHandlers(findsAny),
  }),
);
api.all('/api/*', (c) => problem(c, { status: 404, title: 'Not found', message: 'Questo indirizzo non esiste.' }));
app.route('/', api);

/** The API for documents rendered in process, without the middleware that is about the network alone. */
const inProcessApi = new Hono<AppEnv>();
inProcessApi.onError(respondToFailure);
inProcessApi.use(takeOver);
inProcessApi.route('/', api);

app.on('GET', ['/assets/*', '/favicon.svg', '/site.webmanifest', '/icons/*', '/licenze.txt', '/og/*'], serveFile);
app.get(SERVICE_WORKER, serveServiceWorker);
app.get(APP_SHELL, serveAppShell);

app.get('/sitemap.xml', serveSitemap);
app.get('/sitemap/:file', serveSitemapPart);
app.get('/robots.txt', serveRobots);
app.get('/llms.txt', serveLlms);
app.get('/.well-known/security.txt', serveSecurityContact);
app.get('/feed.xml', serveFeed);
app.get('/feed/:file', (c) => {
  const dialect = keysOf(DIALECTS).find((name) => machinePath.offersFor(name) === c.req.path);
  return dialect === undefined ? serveTownFeed(c) : serveOffersFor(c, dialect);
});
app.get('/feed.json', serveJsonFeed);
app.get(machinePath.indexNowKey(), serveIndexNowKey);
app.get('/openapi.json', serveOpenApi);
app.get('/mappa/:file', serveMap);

// The list of profiles is at another address than the pages of single ones.
app.get('/candidati', (c) => c.redirect(pagePath.candidates() + new URL(c.req.url).search, 301));

app.get(pagePath.embedded(), serveEmbedded);
app.get('/offerte/:id/locandina', (c) => serveJobPoster(c, c.req.param('id'), inProcess(c)));
app.get('/cerco-chi-assiste/promemoria', (c) => serveFirstDay(c));
app.get('/bacheca/:town', (c) => serveTownBoard(c, c.req.param('town'), inProcess(c)));
app.get('*', async (c) => (await refuseClaim(c)) ?? servePage(c, inProcess(c)));
app.all('*', (c) =>
  problem(c, {
    status: 405,
    title: 'Method not allowed',
    message: 'Operazione non prevista a questo indirizzo.',
    headers: { Allow: 'GET, HEAD' },
  }),
);

/** The API without a network, with the visitor's bookmark: pages read as the browser does. */
function inProcess(c: Context<AppEnv>): InProcess {
  const { origin } = new URL(c.req.url);
  return async (path, init) =>
    inProcessApi.fetch(asPartOfDocument(c, new Request(origin + path, init)), c.env, c.executionCtx);
}
