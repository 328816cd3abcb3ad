/**
 * Public addresses whose cost is watched (worker/query-counts.test.ts, `npm run bench`). `grows` says what may grow with the
 * number of offers: matches, up to the cap to which they are counted (worker/db/lists/count-matches.ts), and the offers of a place,
 * up to a page (worker/db/lists/list-by-distance.ts).
 */
export type PublicRoute = {
  readonly path: string;
  readonly grows: 'not at all' | 'its places' | 'its count' | 'its count and order';
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
  flat('/api/jobs/seed-7'),
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
  { path: '/api/candidates?lat=45.95&lon=10.3&sort=distance&limit=20', grows: 'its places' },
  flat('/api/candidates/person-7'),
  flat('/'),
  flat('/offerte'),
  flat('/offerte?category=turismo'),
  counted('/offerte?search=cuoco'),
  counted('/offerte?lat=45.95&lon=10.3&radius=30'),
  // The similar offers are a list, and lists are counted.
  counted('/offerte/seed-7'),
  flat('/offerte/nothing'),
  flat('/cerca-profili'),
  counted('/cerca-profili?search=cuoco'),
  flat('/candidati/person-7'),
  flat('/candidati/nothing'),
  flat('/pubblica-profilo'),
  flat('/il-mio-profilo'),
  flat('/login'),
];
