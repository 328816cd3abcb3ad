import { Failure } from './run.mjs';

const STATE = '.wrangler/state';

type Which = { readonly remote?: boolean | undefined; readonly 'persist-to'?: string | undefined };

/**
 * Flags of wrangler that say which database: the live one, or that of `npm start` or of another folder.
 * @param usage what is said where both are named
 * @throws Failure where both are named
 */
export function whichDatabase({ remote = false, 'persist-to': state }: Which, usage: string): string[] {
  if (remote && state !== undefined) throw new Failure(usage);
  return remote ? ['--remote'] : ['--local', '--persist-to', state ?? STATE];
}
