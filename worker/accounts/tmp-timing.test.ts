import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { test } from 'vitest';
import worker from '../index.ts';
import { makeUser } from '../testing/factories.ts';
import { postOffice } from '../testing/post-office.ts';
test('timing', async () => {
  const { email } = await makeUser();
  const { bindings } = postOffice();
  const a: number[] = [], b: number[] = [];
  const go = async (to: string) => {
    const context = createExecutionContext();
    const t = performance.now();
    const r = await worker.fetch(new Request('http://localhost:8787/api/password/forgot', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: to }) }) as never, bindings, context);
    await r.text();
    const d = performance.now() - t;
    await waitOnExecutionContext(context);
    return d;
  };
  for (let i = 0; i < 20; i++) await go(`w${i}@example.org`);
  for (let i = 0; i < 400; i++) {
    if (i % 2) { a.push(await go(email)); b.push(await go(`n${i}@example.org`)); } else { b.push(await go(`n${i}@example.org`)); a.push(await go(email)); }
  }
  const q = (x: number[], p: number) => x.sort((m, n) => m - n)[Math.floor(x.length * p)]?.toFixed(2);
  throw new Error(`known ${q(a, .1)} ${q(a, .5)} ${q(a, .9)} unknown ${q(b, .1)} ${q(b, .5)} ${q(b, .9)}`);
}, 60000);
