import { expect, test } from 'vitest';
import { matchRequirements } from './requirement-match.ts';
import type { Requirement } from './requirement-values.ts';

const requested = (what: string, parts: Partial<Requirement> = {}): Requirement => ({
  what,
  level: null,
  reason: null,
  preferred: false,
  ...parts,
});

const had = (requirement: Requirement, ...skills: string[]) =>
  matchRequirements({ licence: null, requirements: [requirement] }, skills)?.had.length === 1;

test('an offer that asks for nothing is not compared', () => {
  expect(matchRequirements({ licence: null, requirements: [] }, ['HACCP'])).toBeNull();
});

test('skills say requirements in any case, within other words, and nothing that is not there', () => {
  const requirements = [
    requested('HACCP'),
    requested('OSS'),
    requested('Tedesco', { level: 'B1' }),
    requested('Auto propria'),
  ];
  const skills = ['attestato haccp 2025', 'TEDESCO B2', 'automunita', 'ossigenoterapia'];
  expect(matchRequirements({ licence: 'B', requirements }, skills)).toEqual({
    had: ['HACCP', 'Tedesco B1', 'Auto propria'],
    missing: ['Patente B', 'OSS'],
  });
});

test.each([
  ['A2', true],
  ['B1', true],
  ['B2', false],
  ['madrelingua', false],
] as const)('German at B1 in a profile is enough for %s: %s', (level, expected) => {
  expect(had(requested('Tedesco', { level }), 'Tedesco B1')).toBe(expected);
});

test('a language without a level is enough only where none is asked for', () => {
  expect(had(requested('Inglese'), 'inglese')).toBe(true);
  expect(had(requested('Inglese', { level: 'A1' }), 'inglese')).toBe(false);
});

test.each([
  ['B', 'patente C', true],
  ['B', 'patente D', true],
  ['C', 'Patente CE', true],
  ['CE', 'patente C', false],
  ['D', 'patente B', false],
] as const)('a licence %s asked for, with %s: %s', (licence, skill, expected) => {
  expect(matchRequirements({ licence, requirements: [] }, [skill])?.had.length === 1).toBe(expected);
});
