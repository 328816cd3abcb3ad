import { describe, expect, test } from 'vitest';
import { asVisitor } from '../testing/requests.ts';

const EVERY_KIND = ['/', '/offerte/nothing', '/api/health', '/api/nothing', '/api/jobs?limit=0', '/assets/nothing.js'];

describe.each(EVERY_KIND)('%s', (path) => {
  test('carries the security headers', async () => {
    const { headers } = await asVisitor.get(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{8,}$/);
  });

  test('has a policy without inline scripts or styles', async () => {
    const policy = (await asVisitor.get(path)).headers.get('Content-Security-Policy') ?? '';
    const directives = new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-[A-Za-z0-9+/]{43}='$/)]);
    expect(directives.get('style-src')).toEqual(["'self'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('form-action')).toEqual(["'self'"]);
    expect(policy).not.toMatch(/unsafe|http:|\*/);
  });
});

test('the id of a request is the edge’s where there is one', async () => {
  const { headers } = await asVisitor.get('/api/health', { headers: { 'cf-ray': '8f00000000000000-MXP' } });
  expect(headers.get('X-Request-Id')).toBe('8f00000000000000-MXP');
});
