import { queryOptions } from '@tanstack/react-query';
import type { OwnAlerts } from '../../shared/alerts.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import { requireOk } from '../api/fetch-api.ts';

/** The alerts of an account (`Bearer …`), or of the link of a mail (`Link …`). */
export const ownAlertsOptions = (authorization: string) =>
  queryOptions<OwnAlerts>({
    queryKey: ['own-alerts', authorization],
    queryFn: async () =>
      (
        await requireOk(
          await fetch(ownApiPath.alerts(), { headers: { Authorization: authorization }, credentials: 'include' }),
        )
      ).json(),
    meta: { signedIn: true },
  });
