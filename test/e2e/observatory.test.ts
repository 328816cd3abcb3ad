import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownApiPath } from '../../shared/own-api-path.ts';
import { apiPath, machinePath, pagePath, socialImagePath } from '../../shared/paths.ts';
import { type Account, ask, offer, publish, publishProfile, register } from './api.ts';
import { SITE } from './browser.ts';
import { EXPIRED_OFFER } from './expired-offer.ts';
import { type Observatory, openObservatory, type Verdict } from './observatory.ts';

let observatory: Observatory;
let employer: Account;
let jobId = '';
let profileId = '';
let cvOf = '';
let built = { script: '', style: '', font: '' };

beforeAll(async () => {
  observatory = await openObservatory();
  employer = await register({ role: 'employer' });
  jobId = (await publish(employer)).id;
  profileId = (await publishProfile()).id;
  cvOf = await applyWithCv(await register(), jobId);
  // The list's document names a style sheet, where others hold their styles.
  built = await filesOf(await (await fetch(SITE + pagePath.jobs())).text());
});

afterAll(() => observatory?.close());

/** Applies with a CV; id of the application. */
async function applyWithCv({ token }: Account, job: string): Promise<string> {
  const body = new FormData();
  body.append('cv', new File(['%PDF-1.7\n'], 'cv.pdf', { type: 'application/pdf' }));
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(SITE + ownApiPath.applications(job), { method: 'POST', headers, body });
  return ((await answer.json()) as { id: string }).id;
}

async function filesOf(html: string): Promise<typeof built> {
  const first = (pattern: RegExp): string => pattern.exec(html)?.[0] ?? '';
  return {
    script: first(/\/assets\/[\w.-]+\.js/),
    style: first(/\/assets\/[^"]+\.css/),
    font: first(/\/assets\/[^"]+\.woff2/),
  };
}

/** What the observatory finds on a page. Cookies, CORS and foreign scripts have nothing to judge, as there are none of them. */
const PAGE = {
  'content-security-policy': 'csp-implemented-with-no-unsafe-default-src-none',
  cookies: 'cookies-not-found',
  'cross-origin-resource-sharing': 'cross-origin-resource-sharing-not-implemented',
  redirection: 'redirection-to-https',
  'referrer-policy': 'referrer-policy-private',
  'strict-transport-security': 'hsts-implemented-max-age-at-least-six-months',
  'subresource-integrity': 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
  'x-content-type-options': 'x-content-type-options-nosniff',
  'x-frame-options': 'x-frame-options-implemented-via-csp',
  'cross-origin-resource-policy': 'corp-implemented-with-same-origin',
} as const;

const TEXT = { ...PAGE, 'subresource-integrity': 'sri-not-implemented-response-not-html' } as const;
const FOR_OTHERS = { ...TEXT, 'cross-origin-resource-policy': 'corp-implemented-with-cross-origin' } as const;
const FILE = { ...TEXT, 'referrer-policy': 'referrer-policy-not-implemented' } as const;
const PICTURE = { ...FILE, 'cross-origin-resource-policy': 'corp-implemented-with-cross-origin' } as const;
/** A program that calls over plain HTTP is refused there, not led on: its token has already been in the clear. */
const CALL = { ...TEXT, redirection: 'redirection-missing' } as const;

type Kind = readonly [
  name: string,
  path: () => string,
  status: number,
  results: Verdict['results'],
  token?: () => string,
];

const KINDS: readonly Kind[] = [
  ['home', pagePath.home, 200, PAGE],
  ['list', pagePath.jobs, 200, PAGE],
  ['offer', () => pagePath.job(jobId), 200, PAGE],
  ['ended offer', () => pagePath.job(EXPIRED_OFFER.id), 200, PAGE],
  ['profile', () => pagePath.candidate(profileId), 200, PAGE],
  ['town', () => pagePath.town('edolo'), 200, PAGE],
  ['article', pagePath.augustArticle, 200, PAGE],
  ['help', pagePath.help, 200, PAGE],
  ['form', pagePath.publishCandidate, 200, PAGE],
  ['sign in', pagePath.login, 200, PAGE],
  ['account', pagePath.account, 200, PAGE],
  ['page of a mailed link', pagePath.resetPassword, 200, PAGE],
  ['poster', () => pagePath.jobPoster(jobId), 200, PAGE],
  ['notice board of a town', () => pagePath.townBoard('edolo'), 200, PAGE],
  ['no such page', () => '/niente', 404, PAGE],
  ['redirect, and where it leads', () => '/candidati', 200, PAGE],
  ['shell of the service worker', () => '/app-shell', 200, PAGE],
  ['service worker', () => '/sw.js', 200, TEXT],
  ['feed', machinePath.feed, 200, FOR_OTHERS],
  ['JSON feed', machinePath.jsonFeed, 200, FOR_OTHERS],
  ['sitemap', machinePath.sitemap, 200, FOR_OTHERS],
  ['robots', machinePath.robots, 200, FOR_OTHERS],
  ['llms', machinePath.llms, 200, FOR_OTHERS],
  ['OpenAPI', machinePath.openapi, 200, FOR_OTHERS],
  ['script', () => built.script, 200, FILE],
  ['style', () => built.style, 200, FILE],
  ['font', () => built.font, 200, FILE],
  ['no such file', () => '/assets/niente.js', 404, TEXT],
  ['manifest', () => '/site.webmanifest', 200, FILE],
  ['icon', machinePath.icon, 200, PICTURE],
  ['picture for social networks', () => socialImagePath('annunci'), 200, PICTURE],
  ['call', apiPath.jobs, 200, CALL],
  ['problem', () => '/api/niente', 404, CALL],
  ['call without a session', apiPath.account, 401, CALL],
  ['CV', () => ownApiPath.applicationCv(cvOf), 200, CALL, () => employer.token],
];

for (const [name, path, status, results, token] of KINDS)
  test(name, async () => {
    const verdict = await observatory.judge({ path: path(), ...(token ? { token: token() } : {}) });
    console.log(`${name}: ${verdict.grade} (${verdict.score})`);
    expect({ status: verdict.status, results: verdict.results }).toEqual({ status, results });
    // A call misses a redirect, on purpose, and nothing else.
    expect(verdict.failed).toEqual(results === CALL ? ['redirection'] : []);
    if (results !== CALL) expect(verdict.grade).toBe('A+');
  });

test('the one cookie, which somebody gets who has written something', async () => {
  const answer = await ask(apiPath.jobs(), { token: employer.token, body: offer() });
  const cookie = answer.headers.getSetCookie().join();
  expect(cookie).toMatch(/^bookmark=/);
  const verdict = await observatory.judge({ path: pagePath.home(), cookie });
  console.log(`home, with a cookie: ${verdict.grade} (${verdict.score})`);
  expect(verdict.results).toEqual({ ...PAGE, cookies: 'cookies-secure-with-httponly-sessions-and-samesite' });
  expect(verdict).toMatchObject({ failed: [], grade: 'A+' });
});
