import { beforeAll, describe, expect, test } from 'vitest';
import { findPersonal, ownLines } from './find-personal.ts';
import { PROVOKED, readLog, readTraces, type Traces } from './traces.ts';

let log: string;
let traces: Traces;
beforeAll(async () => {
  [log, traces] = await Promise.all([readLog(), readTraces()]);
});

describe('the log of the browser tests', () => {
  test('is there: every request by its path, and the error that was provoked by its id', () => {
    expect(ownLines(log)).toMatch(/^\[mf:info\] GET \/ 200 OK/m);
    expect(ownLines(log)).toMatch(/^\[mf:info\] POST \/api\/login 503 /m);
    expect(ownLines(log)).toContain(`"requestId":"${PROVOKED.id}"`);
    expect(ownLines(log)).toMatch(/^\{.*"route":"\/api\/login","method":"POST","status":503,/m);
    expect(ownLines(log)).toMatch(/^\{.*"route":"\/offerte\/:id","method":"GET","status":200,/m);
  });

  test.each(['addresses', 'texts', 'tokens', 'passwords'] as const)('is searched for %s that were used', (kind) => {
    expect(traces[kind].length).toBeGreaterThan(0);
  });

  test('holds nothing personal, of which each kind would be found', () => {
    expect(findPersonal(log, traces)).toEqual([]);
    const used = Object.values(traces).flatMap(([first]) => first ?? []);
    const shapes = [
      'chi.sa@posta.example.com',
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIi',
      'parola-bcdfghlmnprs',
      'Mozilla/5.0 (X11)',
    ];
    expect([...used, ...shapes].filter((text) => findPersonal(`{"error":"${text}"}\n`, traces).length === 0)).toEqual(
      [],
    );
    expect(findPersonal('[mf:info] GET /offerte?search=cuoco 200 OK (3ms)\n', traces)).toHaveLength(1);
  });
});
