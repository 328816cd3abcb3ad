import { expect, test } from 'vitest';
import type { Problem } from '../../shared/problem.ts';
import { ApiError } from '../api/fetch-api.ts';
import { failureText } from './failure.ts';

const TEXTS = { refused: 'Registrazione fallita', unanswered: 'Si è verificato un errore durante la registrazione.' };

const refusal = (message: unknown) => new ApiError(409, 'Conflict', { message } as Problem);

test.each([
  ["the server's message where there is one", refusal('Esiste già.'), 'Esiste già.'],
  ['its own words where the answer is no problem', new ApiError(502, '<h1>Bad gateway</h1>', null), TEXTS.refused],
  ['its own words where the answer has none', refusal(' '), TEXTS.refused],
  ['its own words where those of the answer are no text', refusal({ it: 'no' }), TEXTS.refused],
  ["never the browser's English when nothing answered", new TypeError('Failed to fetch'), TEXTS.unanswered],
])('a failure says %s', (_what, error, text) => expect(failureText(error, TEXTS)).toBe(text));
