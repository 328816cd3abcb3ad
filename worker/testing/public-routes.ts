/**
 * Public addresses whose cost is watched (worker/query-counts.test.ts, `npm run bench`). `grows` says what may grow with the
 * number of offers: matches, up to the cap to which they are counted (worker/db/lists/count-matches.ts), and the offers of a place,
 * up to a page (worker/db/lists/list-by-distance.ts); the sitemap names every offer, up to a block (worker/html/sitemap.ts).
 */
export type PublicRoute = {
  readonly path: string;
  readonly grows: 'not at all' | 'its places' | 'its count' | 'its count and order' | 'its addresses';
};

const flat = (path: string): PublicRoute => ({ path, grows: 'not at all' });
const counted = (path: string): PublicRoute => ({ path, grows: 'its count' });

export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  flat('/api/health'),
  flat('/api/jobs?limit=20'),
  flat('/api/jobs?limit=100'),
  flat('/api/jobs?sort=title&limit=20'),
  flat('/api/jobs?sort=location&limit=20'),
  flat('/api/jobs?category=ristorazione&limit=20'),
  counted('/api/jobs?location=darfo&limit=20'),
  counted('/api/jobs?town=breno&limit=20'),
  counted('/api/jobs?type=Weekend&limit=20'),
  counted('/api/jobs?search=cuoco&limit=20'),
  counted('/api/jobs?search=cuoco&category=ristorazione&limit=20'),
  { path: '/api/jobs?search=cuoco&sort=title&limit=20', grows: 'its count and order' },
  flat('/api/jobs?search=assente&limit=20'),
  counted('/api/jobs?lat=45.95&lon=10.3&radius=30&limit=20'),
  { path: '/api/jobs?lat=45.95&lon=10.3&sort=distance&limit=20', grows: 'its places' },
  flat('/api/jobs/counts'),
  flat('/api/jobs/saved?ids=seed-3,seed-5,seed-7,nothing'),
  flat('/api/jobs/seed-7'),
  flat('/'),
  flat('/lavoro-vallecamonica'),
  flat('/lavoro-vallecamonica?category=turismo'),
  counted('/lavoro-vallecamonica?location=edolo'),
  counted('/lavoro-breno'),
  counted('/lavoro-iseo?radius=50'),
  counted('/lavoro-iseo?search=cuoco'),
  flat('/offerte'),
  flat('/offerte?category=turismo'),
  counted('/offerte?search=cuoco'),
  counted('/offerte?lat=45.95&lon=10.3&radius=30'),
  // The similar offers are a list, and lists are counted.
  counted('/offerte/seed-7'),
  flat('/offerte/nothing'),
  flat('/annunci-lavoro-valle-camonica'),
  flat('/cerco-lavoro-valle-camonica'),
  flat('/offerte-salvate'),
  flat('/offerte/seed-7/locandina'),
  counted('/bacheca/breno'),
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
  flat('/openapi.json'),
];
