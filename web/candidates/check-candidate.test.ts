import { describe, expect, test } from 'vitest';
import { publishCandidateForm } from './check-candidate.ts';
import { EMPTY_CANDIDATE } from './publish-candidate-values.ts';

const typed = { ...EMPTY_CANDIDATE, name: 'Ada Rota', title: 'Cuoca', location: 'Breno', skills: 'cucina' };

describe('skills', () => {
  test.each([
    ['cucina', ['cucina']],
    [' cucina , inglese B2,patente C ', ['cucina', 'inglese B2', 'patente C']],
    [',,cucina,, ,', ['cucina']],
    ['Cucina, cucina', ['Cucina']],
    ['C++, C#', ['C++', 'C#']],
  ])('%j are %j', (skills, expected) => {
    expect(publishCandidateForm.parse({ ...typed, skills }).skills).toEqual(expected);
  });

  test.each(['', ' ', ',', ' , ,, '])('%j are none', (skills) => {
    const { error } = publishCandidateForm.safeParse({ ...typed, skills });
    expect(error?.issues).toMatchObject([{ path: ['skills'], message: 'Inserisci almeno una competenza' }]);
  });

  test('one that is too long is said at the field', () => {
    const { error } = publishCandidateForm.safeParse({ ...typed, skills: `cucina, ${'a'.repeat(61)}` });
    expect(error?.issues.map(({ path }) => path)).toEqual([['skills']]);
  });
});

test('empty fields are not sent', () => {
  expect(publishCandidateForm.parse(typed)).toEqual({
    name: 'Ada Rota',
    title: 'Cuoca',
    location: 'Breno',
    skills: ['cucina'],
    experience: '',
    availableUntil: '',
    email: undefined,
    audience: 'everyone',
  });
});

test('an address is checked, and kept as it is compared', () => {
  expect(publishCandidateForm.parse({ ...typed, email: ' Ada@Example.org ' }).email).toBe('ada@example.org');
  const { error } = publishCandidateForm.safeParse({ ...typed, email: 'ada' });
  expect(error?.issues).toMatchObject([{ path: ['email'], message: 'Email non valida' }]);
});
