import { describe, expect, test } from 'vitest';
import { withProposal, wordingHints } from './wording.ts';

/** The text of a family after every proposal was taken. */
function rewritten(text: string): string {
  let [now, left] = [text, 9];
  for (let [hint] = wordingHints(now, now, 'famiglia'); hint && left > 0; left--) {
    now = withProposal(now, hint);
    [hint] = wordingHints(now, now, 'famiglia');
  }
  expect(left, 'a proposal that is warned about again').toBeGreaterThan(0);
  return now;
}

describe('a family is warned, and proposed', () => {
  test.each([
    ['Persona con demenza', 'Persona non autosufficiente'],
    ['Persona con l’Alzheimer', 'Persona non autosufficiente'],
    ['Persona malata di Parkinson', 'Persona non autosufficiente'],
    ['Alzheimer', 'Bisogno di aiuto'],
    ['Ha avuto un ictus', 'Ha bisogno di aiuto'],
    ['Soffre di diabete', 'Ha bisogno di aiuto'],
    ['Persona allettata', 'Persona non autosufficiente'],
    ['Con una diagnosi di demenza', 'Con bisogno di aiuto'],
    ['Per la mamma di 85 anni', 'Per una persona'],
    ['Assistenza alla mamma di 85 anni', 'Assistenza a una persona'],
    ['Assistenza di mio padre Giuseppe', 'Assistenza di una persona'],
    ['La nonna Maria', 'Una persona'],
    ['Per la signora Rosa', 'Per una persona'],
    ['Persona di 90 anni', 'Persona da assistere'],
    ['Ha 92 anni', 'Ha bisogno di aiuto'],
    ['Per un’ottantenne', 'Per una persona'],
    ['Abita in via Roma 12', 'Abita in zona'],
    ['in Via Giuseppe Garibaldi, n. 3', 'in zona'],
  ])('%s: %s', (text, neutral) => expect(rewritten(text)).toBe(neutral));

  test.each([
    'Assistente familiare convivente',
    'Per mia madre e per la casa',
    'Cerchiamo chi assista in casa una persona non autosufficiente, a ore.',
    'Si richiedono 60 anni di esperienza nel lavoro',
    'Con 65 anni di attività la nostra famiglia',
    'Arriva via Edolo in 20 minuti',
    'Due gatti, un cane, una casa con le scale',
    'Ferie, malattia e tredicesima come da contratto',
    '',
  ])('not of: %s', (text) => expect(wordingHints(text, text, 'famiglia')).toEqual([]));
});

test('others may name illnesses, as nursing homes do', () => {
  const text = 'Assistenza a persone con demenza, via Roma 12';
  expect(wordingHints(text)).toEqual([]);
  expect(wordingHints(text, text, 'ente')).toEqual([]);
});

test('a long text of a family costs a moment', () => {
  const start = performance.now();
  for (const part of ['via roma ', 'mamma di ', 'con la ', 'via a.a’a ', 'mio padre '])
    wordingHints(part.repeat(1_000), '', 'famiglia');
  expect(performance.now() - start).toBeLessThan(1_000);
});
