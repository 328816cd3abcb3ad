// What is used of the observatory, which brings no types: `retrieve` asks a site, the tests judge what it got.
declare module '@mdn/mdn-http-observatory/src/retriever/retriever.js' {
  export type Requests = {
    readonly responses: { readonly auto: { readonly status: number; readonly verified: boolean } | null };
    readonly session: { readonly jar: { setCookieSync(cookie: string, url: string): unknown } } | null;
  };
  export function retrieve(
    hostname: string,
    options: { httpPort: string; httpsPort: string; path: string; headers?: readonly string[] },
  ): Promise<Requests>;
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';

  type Output = { readonly constructor: { readonly name: string }; readonly pass: boolean; readonly result: string };
  export const ALL_TESTS: readonly ((requests: Requests) => Output)[];
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
  export function getGradeForScore(score: number): { readonly grade: string; readonly score: number };
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}
