import type { z } from 'zod';

/** What an answer consists of: `null`, as it leads elsewhere, or a file of one of these media types. */
export type AnswerContent = { readonly schema: z.core.$ZodType | null } | { readonly file: readonly string[] };

/** An answer that is no problem. */
type Answer = AnswerContent & { readonly about: string; readonly headers?: readonly HeaderName[] };

/** Headers that are described (worker/html/openapi/describe-api.ts). */
export type HeaderName =
  | 'X-Total-Count'
  | 'X-Total-Count-Relation'
  | 'X-Unread-Count'
  | 'Link'
  | 'X-Copy-Of'
  | 'X-Search-Corrected'
  | 'Location';

/** What is said of a call. What follows from its parts (401 of `account`, 413 and 415 of `body` …) says itself. */
export type Endpoint = {
  /** One line, in English. */
  readonly summary: string;
  readonly tag: string;
  /**
   * Whether it asks for a token; `or link`: the token of a private link will do; `link`: nothing else will; `held back
   * too`: also that of an account which is suspended or waits to be deleted.
   */
  readonly account?: true | 'or link' | 'link' | 'held back too';
  /** Whether it is limited per minute. */
  readonly limited?: true;
  /** The schema that the route validates its query with, and one that it takes. */
  readonly query?: { readonly schema: z.core.$ZodType; readonly example: Readonly<Record<string, string>> };
  /** The schema that the route validates its body with, and one that it takes. */
  readonly body?: {
    readonly schema: z.core.$ZodType;
    readonly example: unknown;
    /** Field of a file that may come along when the same is sent as a form, and its media types. */
    readonly file?: { readonly field: string; readonly about: string; readonly types: readonly string[] };
  };
  readonly answers: Readonly<Record<number, Answer>>;
  /** Other refusals: status to when. */
  readonly refuses?: Readonly<Record<number, string>>;
};

/** What is said of calls, each by `METHOD /path` of its route. */
export type Endpoints = Readonly<Record<string, Endpoint>>;

/** Headers of a list that has pages. */
export const LIST_HEADERS: readonly HeaderName[] = [
  'X-Total-Count',
  'X-Total-Count-Relation',
  'Link',
  'X-Copy-Of',
  'X-Search-Corrected',
];
