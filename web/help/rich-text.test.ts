import { describe, expect, test } from 'vitest';
import { inlineParts, plainText } from './rich-text.tsx';

describe('a line', () => {
  test('has links and strong words where they are marked', () => {
    expect(inlineParts('[Scrivici](/contatti), **subito**: [qui](#qui)')).toEqual([
      { kind: 'link', text: 'Scrivici', to: '/contatti' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', text: 'subito' },
      { kind: 'text', text: ': ' },
      { kind: 'link', text: 'qui', to: '#qui' },
    ]);
  });

  test('with a placeholder in brackets before a bracket is no link', () => {
    expect(plainText('[nome del gestore] ([forma giuridica])')).toBe('[nome del gestore] ([forma giuridica])');
  });
});

test('plain text keeps the words and drops the marks', () => {
  expect(plainText('Leggi la **[privacy]** o [scrivici](/contatti).')).toBe('Leggi la [privacy] o scrivici.');
});
