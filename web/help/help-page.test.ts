import { describe, expect, test } from 'vitest';
import type { HelpGroup } from '../content/help.ts';
import { searchQuestions } from './help-page.tsx';

const GROUPS: readonly HelpGroup[] = [
  {
    id: 'uno',
    title: 'Primo gruppo',
    questions: [
      { question: 'Perché serve l’email?', answer: 'Per la [Privacy](/privacy) non la mostriamo.' },
      { question: 'Quanto costa?', answer: 'Niente, **mai**.' },
    ],
  },
  { id: 'due', title: 'Secondo gruppo', questions: [{ question: 'Dove siete?', answer: 'In Valle, più o meno.' }] },
];
const found = (text: string) =>
  searchQuestions(GROUPS, text).flatMap(({ questions }) => questions.map(({ question }) => question));

describe('a search', () => {
  test.each(['', '   ', '\n'])('for nothing (%j) finds everything', (text) => {
    expect(searchQuestions(GROUPS, text)).toEqual(GROUPS);
  });

  test.each([
    ['COSTA', 'Quanto costa?'],
    ['perche', 'Perché serve l’email?'],
    ['PIÙ', 'Dove siete?'],
    ["l'email", 'Perché serve l’email?'],
    ['email   serve', 'Perché serve l’email?'],
    ['come si mostra', 'Perché serve l’email?'],
    ['servo', 'Perché serve l’email?'],
  ])('for %s finds "%s"', (text, question) => {
    expect(found(text)).toEqual([question]);
  });

  test('looks at what people read, not at the markup', () => {
    expect(found('privacy')).toEqual(['Perché serve l’email?']);
    expect(found('/privacy**')).toEqual(['Perché serve l’email?']);
    expect(found('niente mai')).toEqual(['Quanto costa?']);
  });

  test('wants every word, and leaves out groups without an answer', () => {
    expect(found('email costa')).toEqual([]);
    expect(searchQuestions(GROUPS, 'valle').map(({ id }) => id)).toEqual(['due']);
  });

  test.each(['(', '***', '.*', '[a-z]', '\\', '%_', '😀', 'abc'.repeat(9)])(
    'for %j finds nothing and breaks nothing',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});
