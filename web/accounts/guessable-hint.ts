import { type Guessable, guessable } from '../../shared/passwords/guessable.ts';

const HINTS: Readonly<Record<Guessable, string>> = {
  common: 'Questa password è tra le più usate: chi prova a indovinare comincia da lì.',
  own: 'Questa password è fatta del tuo nome o di parole di questo sito: chi prova a indovinare comincia da lì.',
};

export function hintOf(password: string, own: readonly string[]): string {
  const reason = guessable(password, own);
  return reason ? HINTS[reason] : '';
}
