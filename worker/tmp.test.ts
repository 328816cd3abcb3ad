import { env } from 'cloudflare:workers';
import { test } from 'vitest';
import { costOf } from './testing/bindings.ts';
import { makeUser } from './testing/factories.ts';
import { asVisitor } from './testing/requests.ts';
import { seedJobs } from './testing/seed-jobs.ts';

const ROUTES = [
  '/api/health',
  '/api/jobs?limit=20',
  '/api/jobs?limit=100',
  '/api/jobs?category=ristorazione&limit=20',
  '/api/jobs?location=darfo&limit=20',
  '/api/jobs?town=breno&limit=20',
  '/api/jobs?type=Weekend&limit=20',
  '/api/jobs?search=cuoco&limit=20',
  '/api/jobs?search=cuoco&category=ristorazione&limit=20',
  '/api/jobs?search=cuoco&sort=title&limit=20',
  '/api/jobs?search=ditta&sort=title&limit=20',
  '/api/jobs?sort=title&limit=20',
  '/api/jobs?category=ristorazione&sort=title&limit=20',
  '/api/jobs?sort=location&limit=20',
  '/api/jobs?lat=45.95&lon=10.3&radius=30&limit=20',
  '/api/jobs?lat=45.95&lon=10.3&sort=distance&limit=20',
  '/api/jobs?lat=45.95&lon=10.3&radius=10&sort=distance&category=turismo&limit=20',
  '/api/jobs?search=assente&limit=20',
  '/api/jobs/seed-7',
  '/',
  '/offerte',
  '/offerte?category=turismo',
  '/offerte?search=cuoco',
  '/offerte?lat=45.95&lon=10.3&radius=30',
  '/offerte/seed-7',
  '/offerte/nothing',
  '/login',
];
test('x', async () => {
  const ownerId = (await makeUser()).id;
  const table: Record<string, string[]> = {};
  let from = 0;
  for (const n of [1000, 3000, 10000]) {
    await seedJobs({ ownerId, from, count: n - from, newest: new Date() });
    from = n;
    await env.LISTS.put('version', crypto.randomUUID());
    for (const r of ROUTES) {
      for (const { name } of (await env.LISTS.list({ prefix: 'list:' })).keys) await env.LISTS.delete(name);
      const { cost, result } = await costOf((bindings) => asVisitor.get(r, { bindings }));
      (table[r] ??= []).push(
        `${cost.statements}/${cost.rowsRead}` +
          (result.headers.get('X-Total-Count') ? ` t${result.headers.get('X-Total-Count')}` : ''),
      );
    }
  }
  console.log(
    Object.entries(table)
      .map(([k, v]) => k.padEnd(90) + v.join('  |  '))
      .join('\n'),
  );
  throw 1;
}, 60000);
