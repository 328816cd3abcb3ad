import { WRONG_PHONE } from '../../shared/application-values.ts';

/**
 * Reason for which a typed number cannot be sent. Its rules come where a number is typed; without a network there is none, and the
 * server checks again.
 */
export async function phoneProblem(typed: string): Promise<string | undefined> {
  const rules = typed.trim() === '' ? null : await import('../../shared/phone.ts').catch(() => null);
  return rules?.readPhone(typed) === null ? WRONG_PHONE : undefined;
}
