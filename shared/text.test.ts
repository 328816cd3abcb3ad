import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText, excerpt, foldText } from './text.ts';

const HOSTILE = [
  '',
  ' \t\n ',
  'a\u0000b',
  '\uD800\uDC00 \uDC00\uD800',
  'a\r\nb\rc\u2028d\u2029e',
  'a\n \n\t\n\u200B\n\nb',
  'e\u0301 \u00AD\uFEFF\u202Ecba\u202C',
  '👩‍👩‍👧‍👦🇮🇹',
  '\uFFFD',
];

describe('cleanText', () => {
  test.each([
    ['  Cuoco  ', 'Cuoco'],
    ['Cuo\u0000co', 'Cuoco'],
    ['\uD800Cuoco\uDFFF', 'Cuoco'],
    ['caffe\u0300', 'caffè'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['a\n\n\n\n\nb', 'a\n\nb'],
    ['a   \nb', 'a\nb'],
    ['a\n  b', 'a\n  b'],
    ['a\u202Eb\u200Ec\u2066d\uFEFF', 'abcd'],
    ['\u0007\u001B[31m\u007F\u009F', '[31m'],
    ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
    ['<b>\t&amp;', '<b>\t&amp;'],
  ])('%j becomes %j', (text, clean) => expect(cleanText(text)).toBe(clean));

  test.each(HOSTILE)('of %j is well-formed and changes nothing the second time', (text) => {
    const once = cleanText(text);
    expect(once.isWellFormed()).toBe(true);
    expect(cleanText(once)).toBe(once);
  });
});

describe('cleanLine', () => {
  test.each(HOSTILE)('of %j is one line', (text) => {
    const line = cleanLine(text);
    expect(line).not.toMatch(/[\n\r\t\u2028\u2029]|\s\s|^\s|\s$/);
    expect(cleanLine(line)).toBe(line);
  });

  test('white space of any kind becomes one space', () => {
    expect(cleanLine(' Cuoco\u00A0\t\n di  sala ')).toBe('Cuoco di sala');
  });
});

describe('foldText', () => {
  test.each([
    ['Caffè', 'caffe'],
    ['CAFFE\u0300', 'caffe'],
    ["Vezza d'Oglio", 'vezza d oglio'],
    ['Vezza d’Oglio', 'vezza d oglio'],
    ['Full-time', 'full time'],
    ['  (Cuoco) / Cuoca!! ', 'cuoco cuoca'],
    ['C + CQC', 'c cqc'],
    ['Straße İstanbul', 'straße istanbul'],
    ['2.400 m', '2 400 m'],
    ['😀', ''],
    ['\uD800x', 'x'],
    ['', ''],
  ])('%j becomes %j', (text, folded) => expect(foldText(text)).toBe(folded));
});

describe('excerpt', () => {
  test.each([
    ['Poche parole', 40, 'Poche parole'],
    ['  su\n\npiù   righe ', 40, 'su più righe'],
    ['Una frase che continua', 22, 'Una frase che continua'],
    ['Una frase che continua', 21, 'Una frase che…'],
    ['Unasolaparolamoltolunga', 10, 'Unasolapa…'],
    ['😀😀😀😀😀😀', 6, '😀😀…'],
    ['', 10, ''],
  ])('of %j to %i is %j', (text, max, cut) => {
    const result = excerpt(text, max);
    expect(result).toBe(cut);
    expect(result.length).toBeLessThanOrEqual(max);
    expect(result.isWellFormed()).toBe(true);
  });
});
