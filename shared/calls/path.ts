import { segment } from '../paths.ts';
import type { CallName } from './all.ts';
import type { ParamOf } from './call.ts';

/** Path of a call, for code that is generic over calls: the types of its caller must ensure that no parameter is missing. */
export const filledPath = (name: CallName, params: Readonly<Record<string, string>> = {}): string =>
  name.slice(name.indexOf('/')).replace(/:(\w+)/g, (_, part: string) => segment(params[part] ?? ''));

/** Path of a call: `/api/jobs/abc` for `GET /api/jobs/:id` and the id `abc`. */
export const pathOf = <Name extends CallName>(
  name: Name,
  ...[params]: [ParamOf<Name>] extends [never] ? [] : [params: Readonly<Record<ParamOf<Name>, string>>]
): string => filledPath(name, params);
