import type { CallName, Calls } from '../../shared/calls/all.ts';

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
const OF_CALLS: { readonly [Name in PublicRead]: readonly string[] } = {
  'GET /api/health': ['/api/health'],
  'GET /api/jobs': [
    '/api/jobs?limit=20',
    '/api/jobs?limit=100',
    '/api/jobs?sort=title&limit=20',
    '/api/jobs?sort=location&limit=20',
    '/api/jobs?category=ristorazione&limit=20',
    '/api/jobs?location=darfo&limit=20',
    '/api/jobs?town=breno&limit=20',
    '/api/jobs?type=Weekend&limit=20',
    '/api/jobs?housing=true&limit=20',
    '/api/jobs?housing=true&meals=true&pay=true&shift=notte&category=ristorazione&limit=20',
    '/api/jobs?start=2027-06&openings=true&limit=20',
    '/api/jobs?pay=true&sort=title&limit=20',
    '/api/jobs?search=cuoco&limit=20',
    '/api/jobs?search=cuoco&category=ristorazione&limit=20',
    '/api/jobs?search=cuoco&sort=title&limit=20',
    '/api/jobs?search=assente&limit=20',
    '/api/jobs?lat=45.95&lon=10.3&radius=30&limit=20',
    '/api/jobs?lat=45.95&lon=10.3&radius=30&sort=distance&limit=20',
    '/api/jobs?lat=45.95&lon=10.3&sort=distance&limit=20',
  ],
  'GET /api/jobs/counts': ['/api/jobs/counts'],
  'GET /api/jobs/filters': ['/api/jobs/filters', '/api/jobs/filters?search=cuoco&location=edolo&radius=20'],
  'GET /api/jobs/suggestions': ['/api/jobs/suggestions?search=cuo', '/api/jobs/suggestions?search=ca'],
  'GET /api/jobs/:id/similar': ['/api/jobs/seed-7/similar'],
  'GET /api/jobs/saved': ['/api/jobs/saved?ids=seed-3,seed-5,seed-7,nothing'],
  'GET /api/jobs/:id': ['/api/jobs/seed-7'],
  'GET /api/candidates': [
    '/api/candidates?limit=6',
    '/api/candidates?limit=20',
    '/api/candidates?sort=title&limit=20',
    '/api/candidates?sort=location&limit=20',
    '/api/candidates?location=darfo&limit=20',
    '/api/candidates?search=cuoco&limit=20',
    '/api/candidates?skills=inglese&limit=20',
    '/api/candidates?skills=puntualita&limit=20',
    '/api/candidates?search=cuoco&sort=title&limit=20',
    '/api/candidates?search=assente&limit=20',
    '/api/candidates?lat=45.95&lon=10.3&radius=30&limit=20',
    '/api/candidates?lat=45.95&lon=10.3&sort=distance&limit=20',
  ],
  'GET /api/candidates/filters': [
    '/api/candidates/filters?search=assente',
    '/api/candidates/filters?search=cuoco&skills=assente&location=edolo&radius=20',
  ],
  'GET /api/candidates/suggestions': ['/api/candidates/suggestions?search=ca'],
  'GET /api/candidates/:id': ['/api/candidates/person-7'],
};

/** Public addresses whose cost `npm run bench` measures. */
export const PUBLIC_ROUTES: readonly string[] = [
  ...Object.values(OF_CALLS).flat(),
  '/',
  '/lavoro-vallecamonica',
  '/lavoro-vallecamonica?category=turismo',
  '/lavoro-vallecamonica?location=edolo',
  '/lavoro-breno',
  '/lavoro-iseo?radius=50',
  '/lavoro-iseo?search=cuoco',
  '/offerte',
  '/offerte?category=turismo',
  '/offerte?search=cuoco',
  '/offerte?meals=true&shift=fine+settimana',
  '/offerte?lat=45.95&lon=10.3&radius=30',
  // The similar offers are a list, and lists are counted.
  '/offerte/seed-7',
  '/offerte/nothing',
  '/annunci-lavoro-valle-camonica',
  '/cerco-lavoro-valle-camonica',
  '/offerte-salvate',
  '/offerte/seed-7/locandina',
  '/bacheca/breno',
  '/cerca-profili',
  '/cerca-profili?search=cuoco',
  '/cerca-profili?search=cuoco&skills=assente&location=edolo',
  '/candidati/person-7',
  '/candidati/nothing',
  '/pubblica-offerta',
  '/pubblica-profilo',
  '/il-mio-profilo',
  '/tieni-profilo',
  '/login',
  '/blog',
  '/blog/aziende-che-assumono-darfo-2025',
  '/blog/contratto-stagionale-diritti',
  '/feed.xml',
  '/feed.json',
  '/feed/breno.xml',
  '/sitemap.xml',
  '/sitemap/pagine.xml',
  '/robots.txt',
  '/llms.txt',
  '/.well-known/security.txt',
  '/openapi.json',
];
