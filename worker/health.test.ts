import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { healthSchema } from '../shared/calls/all.ts';
import { brokenD1, brokenKv, costOf, withBindings } from './testing/bindings.ts';
import { freshStorage } from './testing/fresh-storage.ts';
import { asVisitor } from './testing/requests.ts';
import { strict } from './testing/strict.ts';

async function health(bindings: Env) {
  const answer = await asVisitor.get('/api/health', { bindings });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  return { http: answer.status, ...strict(healthSchema).parse(await answer.json()) };
}

test('says the version and that everything is there', async () => {
  const state = await health(env);
  expect(state).toMatchObject({ http: 200, status: 'ok', version: 'test', database: 'ok', cache: 'ok' });
  expect(Math.abs(Date.parse(state.time) - Date.now())).toBeLessThan(10_000);
});

test('is one statement', async () => {
  expect((await costOf(health)).cost.statements).toBe(1);
});

test('without KV the product still works, a little slower', async () => {
  expect(await health(withBindings({ LISTS: brokenKv() }))).toMatchObject({
    http: 200,
    status: 'degraded',
    cache: 'unreachable',
  });
});

test('without the database it does not', async () => {
  expect(await health(withBindings({ DB: brokenD1() }))).toMatchObject({
    http: 503,
    status: 'down',
    database: 'unreachable',
  });
});

test('a database that was not migrated is said to be so, and every call is a 503', async () => {
  await env.DB.exec('DROP TABLE applications');
  await env.DB.exec('DROP TABLE job_search');
  expect(await health(env)).toMatchObject({ http: 503, status: 'down', database: 'not migrated' });
  expect((await asVisitor.get('/api/jobs?search=cuoco')).status).toBe(503);
  await freshStorage();
});
