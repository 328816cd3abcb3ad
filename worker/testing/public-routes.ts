import type { CallName, Calls } from '../../shared/calls/all.ts';

/**
 * Public addresses whose cost is watched (worker/query-counts.test.ts, `npm run bench`). `grows` says what may grow with the
 * number of offers: what a text finds, which counts and orders read, half of the open offers at most; matches of profiles, up to
 * the cap to which they are counted (worker/db/lists/count-matches.ts); the sitemap names every offer, up to a block
 * (worker/html/sitemap.ts).
 */
export type PublicRoute = {
  readonly path: string;
  readonly grows: 'not at all' | 'what is found' | 'its count' | 'its count and order' | 'its addresses';
};

const flat = (path: string): PublicRoute => ({ path, grows: 'not at all' });
const found = (path: string): PublicRoute => ({ path, grows: 'what is found' });
const counted = (path: string): PublicRoute => ({ path, grows: 'its count' });

type PublicRead = {
  [Name in CallName]: Name extends `GET ${string}`
    ? Calls[Name] extends { readonly query: { readonly lenient: true } }
      ? never
      : Calls[Name]['who'] extends 'anyone'
        ? Name
        : never
    : never;
}[CallName];

/** Addresses of every read without an account; the others lead to a page. */
const OF_CALLS: { readonly [Name in PublicRead]: readonly PublicRoute[] } = {
  'GET /api/health': [flat('/api/health')],
  'GET /api/jobs': [
    flat('/api/jobs?limit=20'),
    flat('/api/jobs?limit=100'),
    flat('/api/jobs?sort=title&limit=20'),
    flat('/api/jobs?sort=location&limit=20'),
    flat('/api/jobs?category=ristorazione&limit=20'),
    found('/api/jobs?location=darfo&limit=20'),
    flat('/api/jobs?town=breno&limit=20'),
    flat('/api/jobs?type=Weekend&limit=20'),
    flat('/api/jobs?housing=true&limit=20'),
    flat('/api/jobs?housing=true&meals=true&pay=true&shift=notte&category=ristorazione&limit=20'),
    flat('/api/jobs?start=2027-06&openings=true&limit=20'),
    flat('/api/jobs?pay=true&sort=title&limit=20'),
    flat('/api/jobs?search=cuoco&limit=20'),
    flat('/api/jobs?search=cuoco&category=ristorazione&limit=20'),
    found('/api/jobs?search=cuoco&sort=title&limit=20'),
    flat('/api/jobs?search=assente&limit=20'),
    flat('/api/jobs?lat=45.95&lon=10.3&radius=30&limit=20'),
    flat('/api/jobs?lat=45.95&lon=10.3&radius=30&sort=distance&limit=20'),
    flat('/api/jobs?lat=45.95&lon=10.3&sort=distance&limit=20'),
  ],
  'GET /api/jobs/counts': [flat('/api/jobs/counts')],
  'GET /api/jobs/filters': [
    flat('/api/jobs/filters'),
    found('/api/jobs/filters?search=cuoco&location=edolo&radius=20'),
  ],
  'GET /api/jobs/suggestions': [flat('/api/jobs/suggestions?search=cuo'), counted('/api/jobs/suggestions?search=ca')],
  'GET /api/jobs/:id/similar': [flat('/api/jobs/seed-7/similar')],
  'GET /api/jobs/saved': [flat('/api/jobs/saved?ids=seed-3,seed-5,seed-7,nothing')],
  'GET /api/jobs/:id': [flat('/api/jobs/seed-7')],
  'GET /api/candidates': [
    flat('/api/candidates?limit=6'),
    flat('/api/candidates?limit=20'),
    flat('/api/candidates?sort=title&limit=20'),
    flat('/api/candidates?sort=location&limit=20'),
    counted('/api/candidates?location=darfo&limit=20'),
    counted('/api/candidates?search=cuoco&limit=20'),
    counted('/api/candidates?skills=inglese&limit=20'),
    counted('/api/candidates?skills=puntualita&limit=20'),
    { path: '/api/candidates?search=cuoco&sort=title&limit=20', grows: 'its count and order' },
    flat('/api/candidates?search=assente&limit=20'),
    counted('/api/candidates?lat=45.95&lon=10.3&radius=30&limit=20'),
    counted('/api/candidates?lat=45.95&lon=10.3&sort=distance&limit=20'),
  ],
  'GET /api/candidates/filters': [
    flat('/api/candidates/filters?search=assente'),
    counted('/api/candidates/filters?search=cuoco&skills=assente&location=edolo&radius=20'),
  ],
  'GET /api/candidates/suggestions': [counted('/api/candidates/suggestions?search=ca')],
  'GET /api/candidates/:id': [flat('/api/candidates/person-7')],
};

export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  ...Object.values(OF_CALLS).flat(),
  flat('/'),
  flat('/lavoro-vallecamonica'),
  flat('/lavoro-vallecamonica?category=turismo'),
  found('/lavoro-vallecamonica?location=edolo'),
  flat('/lavoro-breno'),
  flat('/lavoro-iseo?radius=50'),
  found('/lavoro-iseo?search=cuoco'),
  flat('/offerte'),
  flat('/offerte?category=turismo'),
  found('/offerte?search=cuoco'),
  flat('/offerte?meals=true&shift=fine+settimana'),
  flat('/offerte?lat=45.95&lon=10.3&radius=30'),
  // The similar offers are a list, and lists are counted.
  counted('/offerte/seed-7'),
  flat('/offerte/nothing'),
  flat('/annunci-lavoro-valle-camonica'),
  flat('/cerco-lavoro-valle-camonica'),
  flat('/offerte-salvate'),
  flat('/offerte/seed-7/locandina'),
  counted('/bacheca/breno'),
  flat('/cerca-profili'),
  counted('/cerca-profili?search=cuoco'),
  counted('/cerca-profili?search=cuoco&skills=assente&location=edolo'),
  flat('/candidati/person-7'),
  flat('/candidati/nothing'),
  flat('/pubblica-offerta'),
  flat('/pubblica-profilo'),
  flat('/il-mio-profilo'),
  flat('/tieni-profilo'),
  flat('/login'),
  flat('/blog'),
  counted('/blog/aziende-che-assumono-darfo-2025'),
  flat('/blog/contratto-stagionale-diritti'),
  flat('/feed.xml'),
  flat('/feed.json'),
  counted('/feed/breno.xml'),
  { path: '/sitemap.xml', grows: 'its addresses' },
  flat('/sitemap/pagine.xml'),
  flat('/robots.txt'),
  flat('/llms.txt'),
  flat('/.well-known/security.txt'),
  flat('/openapi.json'),
];
