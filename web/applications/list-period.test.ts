import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastDays, periodErrors, readPeriod } from './list-period.ts';

/** Already tomorrow in Rome. */
const NOW = new Date('2026-11-25T23:30:00Z');
const TODAY = '2026-11-26';

test('the period that is proposed is thirty days in Rome, today included', () => {
  expect(lastDays(NOW)).toEqual({ from: '2026-10-28', to: TODAY });
});

describe('two days', () => {
  test.each([
    ['2026-11-01', TODAY, {}],
    [TODAY, TODAY, {}],
    ['', '', { from: 'Scegli il primo giorno', to: 'Scegli l’ultimo giorno' }],
    ['2026-02-30', TODAY, { from: 'Scegli il primo giorno' }],
    ['0026-11-01', TODAY, { from: 'Scegli il primo giorno' }],
    ['2026-11-01', '2026-11-27', { to: 'Scegli un giorno fino a oggi' }],
    ['2026-11-27', '2026-11-27', { from: 'Scegli un giorno fino a oggi', to: 'Scegli un giorno fino a oggi' }],
    ['2026-11-02', '2026-11-01', { to: 'L’ultimo giorno viene prima del primo' }],
  ])('%j and %j: %j', (from, to, errors) => {
    expect(periodErrors({ from, to }, NOW)).toEqual(errors);
  });
});

test('an address names a period, or the last days are meant, whatever it says', () => {
  const read = (query: string) => readPeriod(new URLSearchParams(query), NOW);
  expect(read('dal=2026-01-01&al=2026-03-31')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
  for (const query of ['', 'dal=2026-01-01', 'dal=2026-03-31&al=2026-01-01', 'dal=ieri&al=oggi'])
    expect(read(query)).toEqual(lastDays(NOW));
  fc.assert(
    fc.property(fc.string(), fc.string(), (dal, al) => {
      expect(periodErrors(readPeriod(new URLSearchParams({ dal, al }), NOW), NOW)).toEqual({});
    }),
  );
});
