import { expect, test } from 'vitest';
import { readReport } from './audit.ts';

test('a report of npm, with what is known', () => {
  const known = { name: 'left', severity: 'high', range: '<2' };
  expect(readReport(JSON.stringify({ vulnerabilities: { left: known } }))).toEqual({ findings: [known] });
  expect(readReport(JSON.stringify({ vulnerabilities: {} }))).toEqual({ findings: [] });
});

test('a registry without an answer is no clean report', () => {
  const refused = { message: '405 Method Not Allowed - POST https://example.org/-/npm/v1/security', statusCode: 405 };
  expect(readReport(JSON.stringify(refused))).toEqual({ silent: '405 Method Not Allowed' });
  for (const output of ['', 'npm error network', '{}', '{"error":{}}'])
    expect(readReport(output)).toEqual({ silent: 'no report' });
});
