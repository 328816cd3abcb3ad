import { expect, test } from 'vitest';
import { type Problem, problemSchema } from './problem.ts';

const problem: Problem = {
  type: 'about:blank',
  title: 'Invalid request',
  status: 400,
  detail: 'Invalid request',
  message: 'Inserisci il titolo',
  requestId: 'a1',
};

test('issues are there only when fields were refused', () => {
  expect(problemSchema.parse(problem)).toEqual(problem);
  const issues = [{ path: 'shifts.1', message: 'Turno non valido' }];
  expect(problemSchema.parse({ ...problem, issues })).toEqual({ ...problem, issues });
});

test.each(['message', 'requestId', 'status', 'title', 'detail', 'type'] as const)('a problem has its %s', (field) => {
  expect(problemSchema.safeParse({ ...problem, [field]: undefined }).success).toBe(false);
});
