import { describe, expect, test, vi } from 'vitest';
import * as mini from 'zod/mini';
import { coordinateText, emailField, line, optionalEmail, optionalParagraph, paragraph } from './fields.ts';

/** Result of a schema: its output, or the messages of its refusals. */
function outcome(schema: mini.core.$ZodType, value: unknown): unknown {
  const result = mini.safeParse(schema, value);
  return result.success ? { is: result.data } : result.error.issues.map(({ message }) => message);
}

describe('line', () => {
  const title = line('Inserisci il titolo', 10);
  test.each([
    [' Cuoco \n di sala ', ['Massimo 10 caratteri']],
    [' Cuo\u0000co ', { is: 'Cuoco' }],
    [`${' '.repeat(50)}Cuoco`, { is: 'Cuoco' }],
    ['', ['Inserisci il titolo']],
    [' \u200B\n', ['Inserisci il titolo']],
    ['\u200D\u2800\u3164\u00A0', ['Inserisci il titolo']],
    [undefined, ['Inserisci il titolo']],
    [['Cuoco'], ['Inserisci il titolo']],
  ])('%j', (value, expected) => expect(outcome(title, value)).toEqual(expected));
});

test('limits are written as Italians write numbers', () => {
  expect(outcome(paragraph('x', 10_000), 'a'.repeat(10_001))).toEqual(['Massimo 10.000 caratteri']);
});

describe('optionalParagraph', () => {
  test.each([
    [undefined, { is: undefined }],
    ['', { is: '' }],
    [' a\r\nb ', { is: 'a\nb' }],
    [null, ['Testo non valido']],
    ['a'.repeat(21), ['Massimo 20 caratteri']],
  ])('%j', (value, expected) => expect(outcome(optionalParagraph(20), value)).toEqual(expected));
});

describe('emailField', () => {
  test.each([
    [' Giulia@Example.ORG ', { is: 'giulia@example.org' }],
    ['giulia.bonomelli+lavoro@posta.example.org', { is: 'giulia.bonomelli+lavoro@posta.example.org' }],
    ["o'brien&figli_%/#!$*=?^`{|}~@posta.example.org", { is: "o'brien&figli_%/#!$*=?^`{|}~@posta.example.org" }],
    ['giulia.@example.org', { is: 'giulia.@example.org' }],
    ['giulia@localhost', { is: 'giulia@localhost' }],
    ['giulia', ['Email non valida']],
    ['@example.org', ['Email non valida']],
    ['giulia@-example.org', ['Email non valida']],
    ['giulia@example.org.', ['Email non valida']],
    [`giulia@${'b'.repeat(64)}.org`, ['Email non valida']],
    ['giulia@[127.0.0.1]', ['Email non valida']],
    ['giulià@example.org', ['Email non valida']],
    ['giulia@example.org@example.org', ['Email non valida']],
    ['giulia@example.org\r\nBcc: x@example.org', ['Email non valida']],
    [`${'a'.repeat(64)}@${'b'.repeat(190)}.org`, ['Email non valida']],
    ['', ['Email non valida']],
    [null, ['Email non valida']],
  ])('%j', (value, expected) => expect(outcome(emailField, value)).toEqual(expected));
});

describe('optionalEmail', () => {
  test.each([
    [undefined, { is: undefined }],
    ['', { is: null }],
    [' \u200B\u2060', { is: null }],
    ['giulia@example.org\uFEFF', { is: 'giulia@example.org' }],
    ['giulia', ['Email non valida']],
  ])('%j', (value, expected) => expect(outcome(optionalEmail(null), value)).toEqual(expected));
});

describe('coordinateText', () => {
  test.each(['', ' ', '-45.95', '90'])('%j is taken', (text) =>
    expect(outcome(coordinateText(90), text)).toEqual({ is: text }),
  );
  test.each(['90.1', '-91', '45,95', 'NaN', 'Infinity', '4'.repeat(31), 45.95, null])('%j is refused', (value) =>
    expect(outcome(coordinateText(90), value)).toContain('Posizione non valida'),
  );
});

describe('a text that is far too long', () => {
  const visited = () => vi.spyOn(String.prototype, 'normalize');

  test.each([
    ['line', line('x', 10), 'Massimo 10 caratteri'],
    ['paragraph', paragraph('x', 10), 'Massimo 10 caratteri'],
    ['optionalParagraph', optionalParagraph(10), 'Massimo 10 caratteri'],
    ['emailField', emailField, 'Email non valida'],
  ] as const)('is refused by %s without being cleaned', (_name, schema, message) => {
    const normalize = visited();
    expect(outcome(schema, `a${' '.repeat(1100)}`)).toEqual([message]);
    expect(normalize).not.toHaveBeenCalled();
    expect(outcome(line('x', 10), `a${' '.repeat(1000)}`)).toEqual({ is: 'a' });
    expect(normalize).toHaveBeenCalledTimes(1);
    normalize.mockRestore();
  });
});
