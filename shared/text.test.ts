import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText, excerpt, foldText, grouped } from './text.ts';

describe('cleanText', () => {
  test.each([
    ['\uD800Cuoco\uDFFF', 'Cuoco'],
    ['caffe\u0300', 'caffè'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['a\n\n\n\n\nb', 'a\n\nb'],
    ['a\n  b', 'a\n  b'],
    ['a\u202Eb\u200Ec\u2066d\uFEFF', 'abcd'],
    ['\u0007\u001B[31m\u007F\u009F', '[31m'],
    ['👩‍👩‍👧‍👦 ❤️‍🔥 🏳️‍🌈 👩🏽‍🦰 1️⃣ ☎︎', '👩‍👩‍👧‍👦 ❤️‍🔥 🏳️‍🌈 👩🏽‍🦰 1️⃣ ☎︎'],
    ['می\u200Cخواهم क्\u200Dष', 'می\u200Cخواهم क्\u200Dष'],
    ['Cu\u200Co\u200Dc\uFE0Fo\u{E0041}\u061C\u034F\u3164', 'Cuoco'],
    ['a\u000Bb\u000Cc\u0085d\u2028e\u2029f', 'a\nb\nc\nd\ne\nf'],
    ['9\u00A0euro\u202Fl’ora\u2007e\u3000vitto', '9 euro l’ora e vitto'],
    ['\u00A0\u2800\u200B\u3164\uFEFF\u00AD', ''],
    ['<b>\t&amp;', '<b>\t&amp;'],
  ])('%j becomes %j', (text, clean) => expect(cleanText(text)).toBe(clean));
});

describe('cleanLine', () => {
  test('white space of any kind becomes one space', () => {
    expect(cleanLine(' Cuoco\u00A0\t\n di  sala ')).toBe('Cuoco di sala');
    expect(cleanLine('Cuoco\u000Bdi\u000Csala\u0085e\u2028bar')).toBe('Cuoco di sala e bar');
  });
});

describe('foldText', () => {
  test.each([
    ['CAFFE\u0300', 'caffe'],
    ["Vezza d'Oglio", 'vezza d oglio'],
    ['Full-time', 'full time'],
    ['  (Cuoco) / Cuoca!! ', 'cuoco cuoca'],
    ['Straße İstanbul ISPARTA ısparta', 'strasse istanbul isparta isparta'],
    ['Łódź Đorđe Ærø Œuvre Þór', 'lodz dorde aero oeuvre thor'],
    ['ＣＥＲＣＡＳＩ ﬁnestra 𝐂𝐮𝐨𝐜𝐨 ①', 'cercasi finestra cuoco 1'],
    ['Cu\u200Bo\u00ADc\u200Do\u0000', 'cuoco'],
    ['a\u0085b\u000Bc', 'a b c'],
    ['Vezza dʼOglio Acme™', 'vezza d oglio acme'],
    // One letter, of which the compatibility form has that apostrophe.
    ['caŉe', 'ca ne'],
    ['ΟΔΟΣ οδός', 'οδοσ οδοσ'],
    ['\uD800x', 'x'],
  ])('%j becomes %j', (text, folded) => expect(foldText(text)).toBe(folded));
});

describe('excerpt', () => {
  test.each([
    ['  su\n\npiù   righe ', 40, 'su più righe'],
    ['Una frase che continua', 22, 'Una frase che continua'],
    ['Una frase che continua', 21, 'Una frase che…'],
    ['Unasolaparolamoltolunga', 10, 'Unasolapa…'],
    ['😀😀😀😀😀😀', 6, '😀😀…'],
  ])('of %j to %i is %j', (text, max, cut) => {
    const result = excerpt(text, max);
    expect(result).toBe(cut);
    expect(result.length).toBeLessThanOrEqual(max);
    expect(result.isWellFormed()).toBe(true);
  });
});

test('numbers are grouped as Italian groups them', () => {
  expect([0, 7, 999, 1000, 12_345, 1_234_567].map(grouped)).toEqual(['0', '7', '999', '1.000', '12.345', '1.234.567']);
  fc.assert(
    fc.property(
      fc.maxSafeNat(),
      (whole) => grouped(whole) === whole.toLocaleString('it-IT', { useGrouping: 'always' }),
    ),
  );
});
