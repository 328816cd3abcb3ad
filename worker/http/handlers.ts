import type { Context } from 'hono';
import type * as mini from 'zod/mini';
import type { Call, CallTable, IsList, JsonResponses, ParamOf } from '../../shared/calls/call.ts';
import type { Account } from '../db/accounts.ts';
import type { Database } from '../db/client.ts';
import type { ListPage } from '../db/list-page.ts';
import type { AppEnv, Config, Site } from '../env.ts';

type SignedIn = { readonly who: 'account' | 'any account' | 'admin' };

/** The argument of a handler: the request, checked against the declaration of its call. */
export type CallParams<Name extends string = string, One extends Call = Call> = {
  readonly c: Context<AppEnv>;
  readonly db: Database;
  readonly now: Date;
  readonly config: Config;
  readonly site: Site;
  readonly params: Readonly<Record<ParamOf<Name>, string>>;
} & (One extends { readonly body: { readonly schema: infer Body extends mini.core.$ZodType } }
  ? { readonly body: mini.output<Body> }
  : unknown) &
  (One extends { readonly query: { readonly lenient: true } }
    ? unknown
    : One extends { readonly query: { readonly schema: infer Query extends mini.core.$ZodType } }
      ? { readonly query: mini.output<Query> }
      : unknown) &
  (One extends SignedIn ? { readonly account: Account; readonly sessionId: string } : unknown);

type Values<One extends Call> = {
  [Status in keyof JsonResponses<One>]: JsonResponses<One>[Status] extends (infer Item)[]
    ? readonly Item[]
    : JsonResponses<One>[Status];
};
type IsUnion<Type, Each = Type> = [Type] extends [never]
  ? false
  : (Type extends unknown ? ([Each] extends [Type] ? false : true) : never) extends false
    ? false
    : true;

type Json<One extends Call> =
  IsUnion<keyof Values<One>> extends true
    ? {
        [Status in keyof Values<One>]: { readonly status: Status; readonly body: Values<One>[Status] };
      }[keyof Values<One>]
    : Values<One>[keyof Values<One>];

type Listed<One extends Call> = Json<One> extends readonly (infer Item)[] ? ListPage<Item> : never;

/** True for a response that is not made of a value: a file, no body, or text that a cache may have stored. */
type IsRaw<One extends Call> = {
  [Status in keyof One['responses']]: One['responses'][Status] extends
    | { readonly schema: null }
    | { readonly file: readonly string[] }
    ? true
    : One['responses'][Status] extends { readonly headers: readonly (infer Name)[] }
      ? 'X-Copy-Of' extends Name
        ? true
        : never
      : never;
}[keyof One['responses']];

/** The result of a handler: the declared value or page of a list; a `Response` for files, redirects and cached text. */
type ResultOf<One extends Call> =
  | (IsList<One> extends true ? Listed<One> : Json<One>)
  | ([IsRaw<One>] extends [never] ? never : Response)
  | (One extends { readonly leads: true } ? Response : never);

/** A handler for each call of a table: a missing or undeclared handler does not compile. */
export type Handlers<Table extends CallTable> = {
  readonly [Name in keyof Table & string]: Table[Name] extends infer One extends Call
    ? (requested: CallParams<Name, One>) => ResultOf<One> | Promise<ResultOf<One>>
    : never;
};
