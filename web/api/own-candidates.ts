import { queryOptions } from '@tanstack/react-query';
import { read } from './call.ts';
import type { ResponseOf } from './request.ts';

/** The profiles of an account (`Bearer …`), or the one of a private link (`Link …`). */
export const ownCandidatesOptions = (authorization: string) =>
  queryOptions<ResponseOf<'GET /api/own-candidates'>>({
    queryKey: ['own-candidates', authorization],
    queryFn: () => read('GET /api/own-candidates', { authorization }),
    meta: { signedIn: true },
  });
