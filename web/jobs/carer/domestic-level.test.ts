import { describe, expect, test } from 'vitest';
import { type CarerAnswers, EMPTY_ANSWERS } from './carer-answers.ts';
import { minimumHint, proposedLevel } from './domestic-level.ts';

const IN_YEAR = new Date('2026-11-25T10:00:00Z');
const answers = (parts: Partial<CarerAnswers>): CarerAnswers => ({
  ...EMPTY_ANSWERS,
  hours: '25',
  cooking: true,
  ...parts,
});

describe('the level', () => {
  test.each([
    [{ need: 'autosufficiente' }, 'BS'],
    [{ need: 'autosufficiente', trained: true }, 'BS'],
    [{ need: 'non autosufficiente' }, 'CS'],
    [{ need: 'non autosufficiente', trained: true }, 'DS'],
    [{ need: 'casa' }, 'B'],
    [{ need: 'casa', cooking: false, cleaning: true }, 'A'],
    [{ need: 'casa', cooking: false, cleaning: true, company: true }, 'A'],
    [{ need: 'casa', arrangement: 'notte' }, undefined],
  ] satisfies [Partial<CarerAnswers>, string | undefined][])('of %j is %s', (parts, level) => {
    expect(proposedLevel(answers(parts))?.level).toBe(level);
  });
});

describe('the minimum', () => {
  const dependent = { need: 'non autosufficiente' };

  test.each([
    [{ ...dependent, arrangement: 'ore' }, 'Il minimo del contratto per il livello CS è 8,30 € l’ora nel 2026, lordi.'],
    [
      { ...dependent, arrangement: 'ore', pay: '8,29', period: 'ora' },
      'È sotto il minimo del contratto per il livello CS: 8,30 € l’ora nel 2026, lordi.',
    ],
    [
      { ...dependent, arrangement: 'ore', pay: '800', period: 'mese' },
      'È sotto il minimo del contratto per il livello CS: 8,30 € l’ora, circa 899 € al mese con 25 ore alla settimana nel 2026, lordi.',
    ],
    [
      { need: 'autosufficiente', arrangement: 'convivente', hours: '54', pay: '1053,39', period: 'mese' },
      'Il minimo del contratto per il livello BS è 1.053,39 € al mese nel 2026, lordi.',
    ],
    [
      { ...dependent, trained: true, arrangement: 'convivente', hours: '54', pay: '1.600', period: 'mese' },
      'È sotto il minimo del contratto per il livello DS: 1.474,73 € al mese più 207,69 € di indennità nel 2026, lordi.',
    ],
    [
      { ...dependent, arrangement: 'notte', pay: '1.300', period: 'mese' },
      'È sotto il minimo del contratto per il livello CS: 1.372,91 € al mese di notti, dalle 20 alle 8, nel 2026, lordi.',
    ],
    [
      { need: 'autosufficiente', arrangement: 'convivente', hours: '30' },
      'Il minimo del contratto per il livello BS è 737,39 € al mese nel 2026, lordi.',
    ],
    [
      { need: 'casa', arrangement: 'convivente', hours: '54', cooking: false, cleaning: true },
      'Il minimo del contratto per il livello A è 908,10 € al mese nel 2026, lordi.',
    ],
    [{ need: 'casa', arrangement: 'ore' }, 'Il minimo del contratto per il livello B è 7,01 € l’ora nel 2026, lordi.'],
  ] satisfies [Partial<CarerAnswers>, string][])('for %j', (parts, text) => {
    expect(minimumHint(answers(parts), IN_YEAR)?.text).toBe(text);
  });

  test.each([
    { arrangement: 'notte', trained: true },
    { need: 'casa', arrangement: 'notte' },
    { arrangement: 'convivente', hours: '30' },
    { arrangement: 'convivente', hours: '' },
    { arrangement: '' },
  ])('is not said where another table holds, or nobody knows: %j', (parts) => {
    expect(minimumHint(answers({ ...dependent, ...parts }), IN_YEAR)).toBeNull();
  });

  test('is that of its year only, as days are in Rome', () => {
    const hint = (now: string) => minimumHint(answers({ ...dependent, arrangement: 'ore' }), new Date(now));
    expect(hint('2025-12-31T22:59:59Z')).toBeNull();
    expect(hint('2025-12-31T23:00:00Z')).not.toBeNull();
    expect(hint('2026-12-31T22:59:59Z')).not.toBeNull();
    expect(hint('2026-12-31T23:00:00Z')).toBeNull();
  });
});
