import { expect } from 'vitest';
import { SITE } from './browser.ts';

/** Runs a cron of `wrangler.toml` to its end, as at a moment; now where none is given. */
export async function runCron(expression: string, at?: Date): Promise<void> {
  const query = new URLSearchParams({ cron: expression, ...(at ? { time: String(at.getTime()) } : {}) });
  const answer = await fetch(`${SITE}/cdn-cgi/local/scheduled?${query}`);
  expect(answer.ok, expression).toBe(true);
}
