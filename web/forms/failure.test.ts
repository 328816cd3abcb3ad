import { expect, test } from 'vitest';
import type { Problem } from '../../shared/problem.ts';
import { ApiError } from '../api/fetch-api.ts';
import { failureText } from './failure.ts';

const TEXTS = { refused: 'Registrazione fallita', unanswered: 'Si è verificato un errore durante la registrazione.' };

const refusal = (message: unknown) => new ApiError(409, 'Conflict', { message } as Problem);

test("shows the server's message where there is one", () => {
  expect(failureText(refusal('Esiste già un account con questa email.'), TEXTS)).toBe(
    'Esiste già un account con questa email.',
  );
});

test('falls back where the answer holds no text to show', () => {
  expect(failureText(new ApiError(502, '<html>Bad gateway</html>', null), TEXTS)).toBe(TEXTS.refused);
  expect(failureText(refusal(' '), TEXTS)).toBe(TEXTS.refused);
  expect(failureText(refusal({ it: 'no' }), TEXTS)).toBe(TEXTS.refused);
});

test("never shows the browser's English when nothing answered", () => {
  expect(failureText(new TypeError('Failed to fetch'), TEXTS)).toBe(TEXTS.unanswered);
});
