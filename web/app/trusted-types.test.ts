import { beforeAll, expect, test, vi } from 'vitest';

// A browser without trusted types; what one does that has them, test/e2e/trusted-types.test.ts says.
let own: typeof import('./trusted-types.ts');

beforeAll(async () => {
  vi.stubGlobal('window', {});
  own = await import('./trusted-types.ts');
});

test('scripts come from two addresses', () => {
  expect(own.scriptUrl('/sw.js')).toBe('/sw.js');
  const turnstile = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
  expect(own.scriptUrl(turnstile)).toBe(turnstile);
  for (const url of [
    '',
    '/sw.js?x',
    '//example.org/sw.js',
    'https://challenges.cloudflare.com/',
    'data:text/javascript,0',
  ])
    expect(() => own.scriptUrl(url), url).toThrow(TypeError);
});

test('the content of a script is data', () => {
  expect(own.dataScript('{"@type":"JobPosting"}')).toBe('{"@type":"JobPosting"}');
  for (const code of ['alert(1)', '{"a":alert(1)}', '[].map', '0;alert(1)', ''])
    expect(() => own.dataScript(code), code).toThrow(SyntaxError);
});
