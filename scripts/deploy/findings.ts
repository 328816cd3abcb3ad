import type { Answer, RequestOptions } from './cloudflare-api.ts';

/**
 * Something that a deploy needs: `there`, or `refused`, which says what to do in one sentence, or to be made by a command of
 * wrangler; or `open`, which is to be done all the same and stops none.
 */
export type Finding =
  | { readonly is: 'there' | 'refused' | 'open'; readonly says: string }
  | { readonly is: 'missing'; readonly says: string; readonly make: readonly string[] };

export const there = (says: string): Finding => ({ is: 'there', says });
export const refused = (says: string): Finding => ({ is: 'refused', says });
export const open = (says: string): Finding => ({ is: 'open', says });
export const missing = (says: string, ...make: string[]): Finding => ({ is: 'missing', says, make });

const MARKS = { there: '✓', missing: '+', refused: '✗', open: '○' } as const;

export const lineOf = ({ is, says }: Finding): string => `  ${MARKS[is]} ${says}`;

/** The account that everything is looked for in. */
export type Place = { readonly ask: RequestOptions; readonly account: string };

export const dashboard = (account: string, path: string): string => `https://dash.cloudflare.com/${account}/${path}`;

/** A refusal of the API, as the sentence of what to do about it. */
export const unasked = (what: string, right: string, answer: Answer<unknown> & { ok: false }): Finding =>
  refused(
    answer.status === 403
      ? `${what}: the token may not; give it the right '${right}' at https://dash.cloudflare.com/profile/api-tokens.`
      : `${what}: Cloudflare answers '${answer.message}' (${answer.code || answer.status}); try again, then look at https://www.cloudflarestatus.com.`,
  );
