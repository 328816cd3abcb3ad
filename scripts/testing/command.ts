import { Failure } from '../lib/run.mjs';

/**
 * A command of the terminal, called in this process: starting one takes two seconds.
 * @param more arguments of every call
 * @returns what its process would end with
 */
export const outcomeOf =
  (command: (args: readonly string[]) => Promise<string>, more: () => readonly string[] = () => []) =>
  async (...args: readonly string[]): Promise<{ ok: boolean; output: string }> => {
    try {
      return { ok: true, output: await command([...args, ...more()]) };
    } catch (error) {
      if (error instanceof Failure) return { ok: false, output: error.message };
      throw error;
    }
  };
