import { expect } from 'vitest';
import * as mini from 'zod/mini';
import { PROBLEM_TYPE, type Problem, problemSchema } from '../../shared/problem.ts';

/** An object that refuses any other field: answers name all that they hold. */
export const strict = <Shape extends mini.core.$ZodShape>(schema: mini.ZodMiniObject<Shape>) =>
  mini.strictObject(schema.shape);

const INTERNAL =
  /sqlite|d1_|drizzle|zod|stack|\.ts\b|undefined|\[object|constraint|select |insert |invalid input|expected/i;
/** A random text, which may spell anything. */
const TOKEN = /"[\w-]{16,}"/g;

/** The problem of an answer that must be one: its media type, its schema, an id the log has, its words or a part, and nothing internal. */
export async function expectProblem(answer: Response, status: number, words: string | RegExp = /./): Promise<Problem> {
  const text = await answer.text();
  expect({ status: answer.status, text }).toEqual({ status, text: expect.any(String) });
  expect(answer.headers.get('Content-Type')).toBe(PROBLEM_TYPE);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const problem = strict(problemSchema).parse(JSON.parse(text));
  expect(problem.status).toBe(status);
  expect(problem.requestId).not.toBe('');
  expect(answer.headers.get('X-Request-Id')).toBe(problem.requestId);
  if (typeof words === 'string') expect(problem.message).toBe(words);
  else expect(problem.message).toMatch(words);
  expect(text.replaceAll(TOKEN, '')).not.toMatch(INTERNAL);
  return problem;
}

/** Refused fields in an answer of status 400: path to message. */
export async function refusedFields(answer: Response): Promise<Record<string, string>> {
  const { issues = [] } = await expectProblem(answer, 400);
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}
