import type * as mini from 'zod/mini';
import type { MemberRole } from '../member-values.ts';
import type { FormAction } from '../public-forms.ts';

type Schema = mini.core.$ZodType;

/** Headers that answers may have (described in worker/html/describe-api.ts). */
export type HeaderName =
  | 'X-Total-Count'
  | 'X-Total-Count-Relation'
  | 'X-Sorted-Newest'
  | 'X-Unread-Count'
  | 'Link'
  | 'X-Copy-Of'
  | 'X-Search-Corrected'
  | 'X-Search-Pieces'
  | 'X-Search-Steps'
  | 'Location';

export const LIST_HEADERS = [
  'X-Total-Count',
  'X-Total-Count-Relation',
  'X-Sorted-Newest',
  'Link',
  'X-Copy-Of',
  'X-Search-Corrected',
  'X-Search-Pieces',
  'X-Search-Steps',
] as const satisfies readonly HeaderName[];

/** A successful response: JSON of a schema, `null` for no body, or a file of one of these media types. */
export type CallResponse = { readonly about: string; readonly headers?: readonly HeaderName[] } & (
  | { readonly schema: Schema | null }
  | { readonly file: readonly string[] }
);

/** Parts of what administrators look at. */
export const ADMIN_READ = {
  who: 'admin',
  refuses: { 403: 'The account is no administrator’s, or no passkey has confirmed the session.' },
} as const;

/** A list as a file of a spreadsheet, of what an account and the people of an employer read anyway. */
export const LIST_FILE = {
  people: 'read',
  limit: 'WRITE_LIMIT',
  daily: { action: 'list-file', account: 100 },
  responses: { 200: { about: 'The newest 2,000 rows at most, to be saved.', file: ['text/csv'] } },
} as const;

/** The one response of most calls: 200, with JSON. */
export const ok = <Of extends Schema>(about: string, schema: Of) => ({ 200: { about, schema } }) as const;

/** 201: something was made. */
export const created = <Of extends Schema>(about: string, schema: Of) => ({ 201: { about, schema } }) as const;

/** 202: a mail is, or may be, on its way. */
export const accepted = <Of extends Schema>(about: string, schema: Of) => ({ 202: { about, schema } }) as const;

export const okWithHeaders = <Of extends Schema, const Names extends readonly HeaderName[]>(
  about: string,
  schema: Of,
  headers: Names,
) => ({ 200: { about, schema, headers } }) as const;

/**
 * The declaration of a call: its route, the types of the web client, /openapi.json and its row of the access matrix follow
 * from it. Refusals that follow from its parts (401 of `who`, 413 and 415 of `body` …) are left out.
 */
export type Call = {
  readonly summary: string;
  /**
   * Permission to ask. `account` refuses a suspended or leaving account, `any account` accepts one. `or link`: a mailed or
   * private link is enough; a suspended or leaving account may read with `account or link`, and change nothing. Handlers
   * check links, and the optional account of `visitor or account`, themselves.
   */
  readonly who:
    | 'anyone'
    | 'visitor or account'
    | 'account'
    | 'any account'
    | 'account or link'
    | 'any account or link'
    | 'link'
    | 'admin';
  /** Refusal of everybody but the owner of the row in the path: 403 says that it is not theirs, 404 that there is none. */
  readonly others?: 403 | 404;
  /**
   * Least role of the people who work for the owner of the row, or of the list, who may ask too; nobody but the owner where it is
   * left out.
   */
  readonly people?: MemberRole;
  /**
   * Human check of a form that needs no account, for this very form (`action`); `visitors`: skipped for signed-in
   * people.
   */
  readonly human?: { readonly check: 'always' | 'visitors'; readonly action: FormAction };
  /** Limit per minute and network, of a write `WRITE_LIMIT` unless it says another; `by handler`: the handler counts under a key of its own. */
  readonly limit?: 'PASSWORD_LIMIT' | 'REGISTER_LIMIT' | 'WRITE_LIMIT' | 'SEARCH_LIMIT' | 'by handler';
  /** Marks a read that may be answered with a kept list: its handler counts the others. Any other read is counted. */
  readonly hot?: true;
  /** Seconds for which anybody may keep the answer of a read; none where it is left out. */
  readonly cachedFor?: number;
  /** Marks a body that holds the account's password: guesses are limited per account, too. */
  readonly password?: true;
  /** Caps of a day in Rome, shared by all calls with the same `action`. */
  readonly daily?: DailyCaps;
  /** Marks a write that everybody is shown: the versions that triggers have raised are published. */
  readonly shown?: true;
  /** Marks a write that may leave mails in the outbox, or messages to devices: they are sent after the response. */
  readonly mails?: true;
  /** Marks a write that its author need not see at once: the response sets no bookmark. */
  readonly unseen?: true;
  /** Accepts the form of a mail program, or of a page without script, and ignores its fields. */
  readonly takesForms?: true;
  /** Marks a write that leads a form without script to a page (303), which says what came of it. */
  readonly leads?: true;
  /** Schema of the query and a valid example; `lenient`: the handler itself answers a query that the schema refuses. */
  readonly query?: {
    readonly schema: Schema;
    readonly example: Readonly<Record<string, string>>;
    readonly lenient?: true;
  };
  readonly body?: {
    readonly schema: Schema;
    readonly example: unknown;
    /** Optional file of the same body sent as a form: its field, and its media types. */
    readonly file?: { readonly field: string; readonly about: string; readonly types: readonly string[] };
  };
  readonly responses: Readonly<Record<number, CallResponse>>;
  readonly refuses?: Readonly<Record<number, string>>;
};

/** Times a day that `action` is taken from one sender. */
export type DailyCaps = {
  readonly action: string;
  /** From an account, or from a private link where that may ask. */
  readonly account?: number | undefined;
  /** From, or to, the address in `email` of the body. */
  readonly email?: number;
  /** From a network: for robots only, as many people share that of a phone company, a school or a library. */
  readonly network?: number;
  /** Marks caps of an address and a network that hold for visitors only. */
  readonly visitors?: true;
};

export type CallTable = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`, Call>>;

type JsonStatus<Responses> = {
  [Status in keyof Responses]: Responses[Status] extends { readonly schema: Schema } ? Status : never;
}[keyof Responses];

export type JsonResponses<One extends Call> = {
  [Status in JsonStatus<One['responses']>]: One['responses'][Status] extends {
    readonly schema: infer Of extends Schema;
  }
    ? mini.output<Of>
    : never;
};

export type BodyOf<One> = One extends { readonly body: { readonly schema: infer Body extends Schema } }
  ? mini.input<Body>
  : never;

export type QueryOf<One> = One extends { readonly query: { readonly schema: infer Query extends Schema } }
  ? { readonly [Name in keyof mini.input<Query>]?: string | number | undefined }
  : Readonly<Record<never, never>>;

/** Names of the parameters of a path: `id` of `GET /api/jobs/:id`. */
export type ParamOf<Name extends string> = Name extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamOf<Rest>
  : Name extends `${string}:${infer Param}`
    ? Param
    : never;

/** True for a call that answers with a page of a list: an array, with the total and the next page in headers. */
export type IsList<One extends Call> = One['responses'] extends {
  readonly 200: { readonly headers: readonly (infer Name)[] };
}
  ? 'X-Total-Count' extends Name
    ? true
    : false
  : false;
