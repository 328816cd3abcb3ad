import { queryOptions } from '@tanstack/react-query';
import { type ResponseOf, read } from '../api/call.ts';

/** The alerts of an account (`Bearer …`), or of the link of a mail (`Link …`). */
export const ownAlertsOptions = (authorization: string) =>
  queryOptions<ResponseOf<'GET /api/alerts'>>({
    queryKey: ['own-alerts', authorization],
    queryFn: () => read('GET /api/alerts', { authorization }),
    meta: { signedIn: true },
  });
