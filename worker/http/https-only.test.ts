import { expect, test } from 'vitest';
import { expectProblem } from '../testing/expect-problem.ts';
import { asVisitor } from '../testing/requests.ts';

const over = (protocol: string) => ({ headers: { 'cf-ray': '8f00000000000000-MXP', 'x-forwarded-proto': protocol } });

test.each(['/', '/offerte?q=cuoco&sort=recent', '/feed.xml', '/assets/nothing.js'])(
  '%s leads to itself over TLS',
  async (path) => {
    const answer = await asVisitor.get(path, over('http'));
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe(`https://localhost${path}`);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  },
);

test('a call of a program over plain HTTP is refused, and nothing of it is done', async () => {
  await expectProblem(await asVisitor.get('/api/jobs', over('http')), 403);
  await expectProblem(await asVisitor.post('/api/login', {}, over('http')), 403);
  await expectProblem(await asVisitor.send('/offerte', { method: 'POST', ...over('http') }), 403);
});

test('over TLS, and without an edge, nothing is led anywhere', async () => {
  expect((await asVisitor.get('/api/jobs', over('https'))).status).toBe(200);
  expect((await asVisitor.get('/api/jobs', { headers: { 'x-forwarded-proto': 'http' } })).status).toBe(200);
});
