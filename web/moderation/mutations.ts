import type { QueryClient } from '@tanstack/react-query';
import type { Done } from '../../shared/accounts.ts';
import { ownApiPath } from '../../shared/own-api-path.ts';
import { sendJson } from '../api/fetch-api.ts';
import { readSession } from '../api/session.ts';

/** What an administrator does to whom; `reason` where the person is told one. */
export type Deed =
  | { readonly what: 'hide' | 'suspend'; readonly kind: DeedKind; readonly id: string; readonly reason: string }
  | { readonly what: 'restore' | 'lift'; readonly kind: DeedKind; readonly id: string }
  | { readonly what: 'dismiss' | 'retry'; readonly id: string };
export type DeedKind = 'job' | 'candidate' | 'account';

function pathOf(deed: Deed): string {
  switch (deed.what) {
    case 'hide':
      return deed.kind === 'job' ? ownApiPath.hideJob(deed.id) : ownApiPath.hideCandidate(deed.id);
    case 'restore':
      return deed.kind === 'job' ? ownApiPath.unhideJob(deed.id) : ownApiPath.unhideCandidate(deed.id);
    case 'suspend':
      return ownApiPath.suspendAccount(deed.id);
    case 'lift':
      return ownApiPath.liftSuspension(deed.id);
    case 'dismiss':
      return ownApiPath.dismissReports(deed.id);
    case 'retry':
      return ownApiPath.retryMail(deed.id);
  }
}

/**
 * Does it, and has everything read again that may show it.
 * @throws ApiError 403 where the account may not moderate any more
 */
export async function moderate(client: QueryClient, deed: Deed): Promise<Done> {
  const body = 'reason' in deed ? { reason: deed.reason } : undefined;
  const done = await sendJson<Done>(pathOf(deed), { body, token: readSession()?.token });
  await client.invalidateQueries();
  return done;
}
