import { expect, test } from 'vitest';
import { asVisitor } from '../testing/requests.ts';

const timingOf = async (path: string) => (await asVisitor.get(path)).headers.get('Server-Timing') ?? '';

test.each(['/', '/offerte/nothing', '/api/health', '/api/nothing', '/assets/nothing.js', '/favicon.svg', '/feed.xml'])(
  '%s says how long it took',
  async (path) => {
    expect(await timingOf(path)).toMatch(/(^|,)total;dur=[\d.]+$/);
  },
);

test('a document says whether it was kept', async () => {
  expect(await timingOf('/aiuto')).toMatch(
    /^version;dur=[\d.]+,cache;dur=[\d.]+,edge;desc="miss",render;dur=[\d.]+,total/,
  );
  expect(await timingOf('/aiuto')).toMatch(/^version;dur=[\d.]+,cache;dur=[\d.]+,edge;desc="hit",total;dur=[\d.]+$/);
});
