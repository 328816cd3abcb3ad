import { beforeAll, expect } from 'vitest';
import samples from '../../scripts/demo/sample-offers.json' with { type: 'json' };
import { ask, register } from './api.ts';
import { SITE, test } from './browser.ts';
import { layoutShifts, watchShifts } from './page-checks.ts';

/** Of a first visit to /offerte on a phone, with brotli. */
const MAX_BYTES = 155_000;
const MAX_REQUESTS = 8;

beforeAll(async () => {
  const { token } = await register({ role: 'employer' });
  for (const body of samples) expect((await ask('/api/jobs', { token, body })).status).toBe(201);
});

test('a first visit to /offerte on a phone is light, complete and still', async ({ visit }) => {
  const page = await visit('about:blank', { on: 'phone', before: watchShifts });
  const devtools = await page.context().newCDPSession(page);
  const answers = new Map<string, { url: string; encoding: string; bytes: number }>();
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, headers } = response;
    if (!url.startsWith('data:'))
      answers.set(requestId, {
        url,
        encoding: headers['content-encoding'] ?? headers['Content-Encoding'] ?? '',
        bytes: 0,
      });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.bytes = encodedDataLength;
  });
  await devtools.send('Network.enable');
  // As over HTTPS, where browsers ask for it; over HTTP they do not.
  await devtools.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'br' } });
  await page.goto(`${SITE}/offerte`, { waitUntil: 'networkidle' });

  const loaded = [...answers.values()];
  const report = loaded.map(({ url, encoding, bytes }) => `${bytes} ${encoding || 'plain'} ${url.replace(SITE, '')}`);
  expect(
    loaded.filter(({ url, encoding }) => /\/offerte$|\.(js|css)$/.test(url) && encoding !== 'br'),
    'not brotli',
  ).toEqual([]);
  const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0);
  console.info(`First visit to /offerte: ${total} bytes in ${loaded.length} requests`);
  expect(total, report.join('\n')).toBeLessThanOrEqual(MAX_BYTES);
  expect(loaded.length, report.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS);
  expect(await layoutShifts(page)).toEqual([]);
  expect(await page.getByRole('heading', { level: 3 }).count()).toBe(20);
});

test('the offers are in the HTML', async () => {
  const html = await (await fetch(`${SITE}/offerte`)).text();
  expect(html.match(/<article /g)).toHaveLength(20);
});

test('what has its content in its name is kept for ever, a missing one never', async () => {
  const html = await (await fetch(`${SITE}/offerte`)).text();
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  expect((await fetch(SITE + script)).headers.get('cache-control')).toContain('immutable');
  const missing = await fetch(`${SITE}/assets/missing-1a2b3c4d.js`);
  expect(missing.status).toBe(404);
  expect(missing.headers.get('cache-control')).not.toContain('immutable');
  // No page of ours instead of a script.
  expect(missing.headers.get('content-type') ?? '').not.toContain('text/html');
});
