import { describe, expect, test } from 'vitest';
import { CALLS } from '../../shared/calls/all.ts';
import { LIMITS } from '../../shared/fields.ts';
import { OFFER_DAYS, RADIUS } from '../../shared/job-values.ts';
import { machinePath, pagePath } from '../../shared/paths.ts';
import { TOWN_RADIUS_KM, TOWNS } from '../../shared/places/towns.ts';
import { exists, read, titlesOf } from './repository.ts';

/** A row of docs/product.md, and the test that proves it: its file, and its title or that of its `describe`. */
type Proof = readonly [row: string, file: string, title: string];

/** Rows of docs/product.md#error-texts. The texts themselves are in texts.test.ts. */
const ERRORS: readonly Proof[] = [
  ['generic failed read', 'test/repo/texts.test.ts', 'generic failed read: status code, colon, body or status text'],
  ['offer publish failure', 'test/e2e/publish.test.ts', 'when the server refuses: its message, or the literal one'],
  ['offer publish without an answer', 'test/e2e/publish.test.ts', 'when no answer comes (%s)'],
  ['register failure, in words', 'test/e2e/forms.test.ts', 'register: an address that is taken'],
  ['register failure, without words', 'test/e2e/error-catalogue.test.ts', 'registering'],
  ['login failure, in words', 'test/e2e/forms.test.ts', 'login: %s reads the same'],
  ['login failure, without words', 'test/e2e/error-catalogue.test.ts', 'logging in'],
  ['publishing, signed out', 'test/e2e/publish.test.ts', 'signed out: a toast, and the login page that leads back'],
  ['applying, signed out', 'test/e2e/session.test.ts', 'signed out: an attempt to apply says what is missing'],
  ['offer fetch failure', 'test/e2e/error-catalogue.test.ts', 'is not there'],
  ['offer fetch failure, as a document', 'test/e2e/crawler.test.ts', 'that does not exist is a 404'],
  ['nothing found, home', 'test/e2e/filters.test.ts', 'nothing found on the home page: its own literal text'],
  ['nothing found, offers', 'test/e2e/filters.test.ts', 'nothing found: the literal text, and a way out'],
  ['nothing found, hint', 'test/e2e/filters.test.ts', 'nothing found nearby: says to widen the radius'],
  ['loading offers', 'test/e2e/error-catalogue.test.ts', 'a list of offers is loading'],
  ['loading an offer', 'test/e2e/error-catalogue.test.ts', 'is loading'],
  [
    'loading candidates',
    'test/e2e/landings.test.ts',
    'reached without a new document: three skeletons, then the profiles',
  ],
  ['location refused', 'test/e2e/position.test.ts', '$name: the filter goes off again, in silence'],
  [
    'landings without a network',
    'test/e2e/landings.test.ts',
    'without a network it says so, and tries again when asked',
  ],
  ['any other address', 'test/e2e/crawler.test.ts', 'the page for addresses that lead nowhere is English'],
  [
    'profile creation failure',
    'test/e2e/publish-candidate.test.ts',
    'when the server refuses: its message, or the literal one',
  ],
  [
    'profile success',
    'test/e2e/publish-candidate.test.ts',
    'signed out: online at once, form reset, and a private link shown once (%s)',
  ],
  [
    'candidate fetch failure',
    'test/e2e/candidates.test.ts',
    'that is not there is said so, with HTTP 404 and a way out',
  ],
  [
    'contact success, candidate',
    'test/e2e/candidate-contact.test.ts',
    'stored, forwarded, confirmed in the literal words, cleared',
  ],
  [
    'nothing found, candidates',
    'test/e2e/candidates.test.ts',
    'text, place and skills filter as one types, in the address',
  ],
  [
    'contact success, public',
    'test/e2e/contact.test.ts',
    'idle, sending, confirmed and cleared; one mail for two clicks (%s)',
  ],
  ['help, nothing found', 'test/e2e/help.test.ts', 'nothing found says so, and leads to the contact page'],
  ['article not found', 'test/e2e/blog.test.ts', 'that is not there leads back to the blog'],
  ['nothing found, valley', 'test/e2e/valley.test.ts', 'nothing found: the literal text, hints, and a way out'],
  [
    'nothing found, town',
    'test/e2e/towns.test.ts',
    'with nothing to show: the literal text, and the way to the valley',
  ],
];

/** Rows of docs/product.md#constants that are behaviour; plain values are below. */
const CONSTANTS: readonly Proof[] = [
  ['haversine, 6371 km, rounded to 0.1 km', 'shared/places/distance.test.ts', 'distanceKm'],
  [
    'slider 5-50 step 5, offers at 30',
    'test/e2e/position.test.ts',
    'granted: km on the cards, sort by distance, radius in the address',
  ],
  ['home at 30', 'test/e2e/position.test.ts', 'granted on the home page'],
  [
    'without coordinates: stays, sorted last',
    'worker/jobs/near.test.ts',
    'sorted by distance, nearest first, those without a position last',
  ],
  ['age labels', 'shared/dates.test.ts', 'ages read as docs/product.md says'],
  [
    'password at least 6 characters',
    'worker/accounts/register.test.ts',
    'a password of six characters is enough, of five it is not',
  ],
  [
    'validThrough is 30 days later',
    'worker/jobs/publish-job.test.ts',
    'is open at once, for thirty days, where its Location says',
  ],
  ['employment types', 'worker/html/job-page.test.ts', '%s is %s'],
  [
    'region BS, country IT',
    'worker/html/job-page.test.ts',
    'without a place there is no CAP and no position, and the province is BS',
  ],
  ['description of 150 characters', 'worker/html/job-page.test.ts', 'has its head'],
  [
    'job ads: counters, 15, 8',
    'worker/html/job-ads-page.test.ts',
    'open offers are the total of all, the others are fixed',
  ],
  ['job ads: 6 towns', 'worker/html/job-ads-page.test.ts', '%s: the number is the total of the list it leads to'],
  [
    'job ads: 10 offers',
    'worker/html/job-ads-page.test.ts',
    'are the first ten, each with its facts, its day and a way to it',
  ],
  [
    'job ads: 3 skeletons',
    'test/e2e/landings.test.ts',
    'reached without a new document: three skeletons, then the ads',
  ],
  [
    'job seekers: 6 candidates, 3 skills',
    'worker/html/job-seekers-page.test.ts',
    'the first six profiles, with three skills each',
  ],
  [
    'job seekers: 3 skeletons',
    'test/e2e/landings.test.ts',
    'reached without a new document: three skeletons, then the profiles',
  ],
  [
    'job seekers: 5 minutes, 8 sectors',
    'worker/html/job-seekers-page.test.ts',
    'the page has the texts and links of docs/product.md',
  ],
  ['dates in Italian', 'shared/dates.test.ts', 'dates and times are those in Rome, in Italian'],
  ['reads: no retries', 'web/api/query-client.test.ts', 'no retries: a failure is known after one request'],
  [
    'reads: never stale',
    'web/api/query-client.test.ts',
    'never stale: what was read once is not asked for again, however old it is',
  ],
  [
    'reads: no refetch, no polling',
    'web/api/query-client.test.ts',
    'no polling, nor anything new at the return of the window or of the network',
  ],
  ['toasts: one visible', 'test/e2e/toasts.test.ts', 'one at a time: the next takes the place of the one before'],
  ['toasts: 5000 ms', 'test/e2e/toasts.test.ts', 'a toast goes by itself after five seconds'],
  ['toasts: removed after 1,000,000 ms', 'web/ui/toast-store.test.ts', 'keeps a dismissed toast for 1,000,000 ms'],
  [
    'toasts: swiped 50 px to the right',
    'test/e2e/toasts.test.ts',
    'it is swiped away to the right by 50 px, not by less',
  ],
  ['toasts: F8', 'test/e2e/toasts.test.ts', 'F8 leads to it by keyboard, and it can be closed'],
  [
    'tooltips: 700 ms, 300 ms',
    'web/ui/tooltip-timing.test.ts',
    'waits 700 ms, but not while one is open nor for 300 ms after it closed',
  ],
  [
    'slider of profiles at 30',
    'test/e2e/candidates.test.ts',
    'position granted: km on the cards, order by distance, radius in the address',
  ],
  [
    "'Profilo aggiunto ...'",
    'test/e2e/candidates.test.ts',
    'cards say name, trade, place, age, skills, experience, and lead on',
  ],
  ['blog: 2 featured articles', 'worker/html/article-pages.test.ts', 'shows two featured articles and the rest'],
  [
    'slider of the valley at 25',
    'test/e2e/valley.test.ts',
    'position granted: 25 km from the visitor, offers without a place stay in',
  ],
  [
    'slider of towns at 15',
    'test/e2e/towns.test.ts',
    'the radius is 15 km, from 5 to 50 by 5, and stands in the address',
  ],
  ['town: 6 skeletons', 'test/e2e/towns.test.ts', 'while offers are on their way there are six places for them'],
];

describe.each([
  ['error catalogue', ERRORS],
  ['constants', CONSTANTS],
] as const)('%s', (_section, proofs) => {
  test.each(proofs)('%s', (_row, file, title) => expectProof(file, title));
});

function expectProof(file: string, title: string): void {
  expect(exists(file) && file, `No file ${file}: name the one that proves this row`).toBe(file);
  expect(
    titlesOf(file).map(({ title }) => title),
    `${file} has no such test: name the one that proves this row`,
  ).toContain(title);
}

describe('docs/product.md names every address', () => {
  const PRODUCT = read('docs/product.md');
  const placeholders = (path: string): string => decodeURIComponent(path).replace(/\{[a-z]+\}/g, '{…}');
  const named = new Set(
    [...PRODUCT.matchAll(/`(?:[A-Z]+ )?(\/[^`\s]*)`/g)].map(([, path = '']) => placeholders(path.split('?')[0] ?? '')),
  );

  test.each(Object.entries({ ...pagePath, ...machinePath }))('%s', (_name, path) => {
    const anyOf = path === pagePath.town ? TOWNS.map(({ page }) => pagePath.town(page)) : [path('{id}')];
    expect(anyOf.map(placeholders).filter((wanted) => !named.has(wanted))).toEqual([]);
  });
});

test('docs/product.md lists every call, and no other', () => {
  const listed = [...read('docs/product.md').matchAll(/^\| `((?:GET|POST|PUT|PATCH|DELETE) \/api\/[^`]*)` \|/gm)].map(
    ([, call = '']) => call.replace(/\{(\w+)\}/g, ':$1'),
  );
  expect(listed.sort()).toEqual(Object.keys(CALLS).sort());
});

describe('plain values of docs/product.md#constants', () => {
  test('distances', () => {
    expect(RADIUS).toEqual({ min: 5, max: 50, step: 5, default: 30 });
    expect(TOWN_RADIUS_KM).toBe(15);
  });

  test('passwords and offers', () => {
    expect(LIMITS.password.min).toBe(6);
    expect(OFFER_DAYS).toBe(30);
  });

  test.each([
    ['Lovere', 45.8139, 9.9897],
    ['Angolo Terme', 45.8775, 10.1394],
    ['Capo di Ponte', 45.9247, 10.3442],
    ['Iseo', 45.6561, 10.0528],
    ['Malegno', 45.9519, 10.2369],
    ['Niardo', 45.9897, 10.2897],
  ])('%s lies at %f, %f', (name, lat, lon) => {
    expect(TOWNS.find((town) => town.name === name)).toMatchObject({ lat, lon });
  });
});
