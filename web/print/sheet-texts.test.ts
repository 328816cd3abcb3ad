import { describe, expect, test } from 'vitest';
import { inTown } from '../../shared/places/towns.ts';
import { shortDescription, titleSize } from './job-poster.tsx';

describe('the size of a title', () => {
  test.each([
    ['Cuoca', 1],
    ['Aiuto cuoco/a', 1],
    ['Programmatore PLC junior', 2],
    ['Addetta/o alle pulizie in albergo, stagione estiva', 3],
    ['Precipitevolissimevolmente', 5],
    ['W'.repeat(120), 5],
    ['', 1],
  ])('%s is step %i', (title, step) => {
    expect(titleSize(title)).toBe(step);
  });
});

describe('the beginning of a description', () => {
  const text = 'Cerchiamo una persona.\n\nChiediamo:\n- patente B\n- pazienza\n\nChiamare la sera.';

  test('is all of a short one, paragraphs and lists kept', () => {
    expect(shortDescription(text, 200)).toEqual([
      { kind: 'paragraph', lines: ['Cerchiamo una persona.'] },
      { kind: 'paragraph', lines: ['Chiediamo:'] },
      { kind: 'list', items: ['patente B', 'pazienza'] },
      { kind: 'paragraph', lines: ['Chiamare la sera.'] },
    ]);
  });

  test('is cut at a word, and nothing comes after the cut', () => {
    expect(shortDescription(text, 15)).toEqual([{ kind: 'paragraph', lines: ['Cerchiamo una…'] }]);
    expect(shortDescription(text, 38)).toEqual([
      { kind: 'paragraph', lines: ['Cerchiamo una persona.'] },
      { kind: 'paragraph', lines: ['Chiediamo:'] },
      { kind: 'list', items: ['paten…'] },
    ]);
  });
});

test('a name that begins with a is said with ad', () => {
  expect(['Breno', 'Angolo Terme', 'Edolo'].map(inTown)).toEqual(['a Breno', 'ad Angolo Terme', 'a Edolo']);
});
