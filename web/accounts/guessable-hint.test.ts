import { expect, test } from 'vitest';
import { hintOf } from './guessable-hint.ts';

test.each([
  ['password', 'Questa password è tra le più usate: chi prova a indovinare comincia da lì.'],
  [
    'rosa.edolo.7',
    'Questa password è fatta del tuo nome o di parole di questo sito: chi prova a indovinare comincia da lì.',
  ],
  ['quattro parole senza senso', ''],
  ['', ''],
])('%j is named as what it is', (password, hint) => {
  expect(hintOf(password, ['Rosa'])).toBe(hint);
});
