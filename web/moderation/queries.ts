import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Done } from '../../shared/accounts.ts';
import type { Ground } from '../../shared/moderation-rules.ts';
import { send } from '../api/call.ts';
import { pagesOptions, readOptions } from '../api/call-options.ts';
import { failureToast } from '../forms/failure.ts';
import { showToast } from '../ui/toast-store.ts';

const signedIn = true;
/** Others moderate too, and reports come in: each look is a new one. */
const staleTime = 0;

/** Reports that wait for a decision. */
export const reportsOptions = () => readOptions('GET /api/moderation/reports', { signedIn }, { staleTime });

/** The day so far. */
export const todayOptions = () => readOptions('GET /api/moderation/today', { signedIn }, { staleTime });

/** Offers, profiles and accounts that a text names. */
export const searchOptions = (q: string) =>
  readOptions('GET /api/moderation/search', { query: { q }, signedIn }, { staleTime });

export const logOptions = () => pagesOptions('GET /api/moderation/log', { signedIn }, { staleTime });

export const mailsOptions = () => readOptions('GET /api/moderation/mails', { signedIn }, { staleTime });

/** How the site runs. */
export const stateOptions = () => readOptions('GET /api/moderation/state', { signedIn }, { staleTime });

/** Searches of so many days. */
export const soughtOptions = (days: string) =>
  readOptions('GET /api/moderation/searches', { query: { days }, signedIn }, { staleTime });

/** Deed of an administrator; with its ground where the person is told one. */
export type Deed =
  | ({ readonly what: 'hide' | 'suspend'; readonly kind: DeedKind; readonly id: string } & Ground)
  | { readonly what: 'restore' | 'lift'; readonly kind: DeedKind; readonly id: string }
  | { readonly what: 'dismiss' | 'reopen' | 'retry'; readonly id: string };
export type DeedKind = 'job' | 'candidate' | 'account';

const groundOf = ({ rule, facts }: Ground): Ground => ({ rule, facts });

function sendDeed(deed: Deed): Promise<Done> {
  const target = { params: { id: deed.id }, signedIn: true } as const;
  switch (deed.what) {
    case 'hide': {
      const sent = { ...target, body: groundOf(deed) };
      return deed.kind === 'job'
        ? send('POST /api/moderation/jobs/:id/hide', sent)
        : send('POST /api/moderation/candidates/:id/hide', sent);
    }
    case 'restore':
      return deed.kind === 'job'
        ? send('POST /api/moderation/jobs/:id/restore', target)
        : send('POST /api/moderation/candidates/:id/restore', target);
    case 'suspend':
      return send('POST /api/moderation/accounts/:id/suspend', { ...target, body: groundOf(deed) });
    case 'lift':
      return send('POST /api/moderation/accounts/:id/lift', target);
    case 'dismiss':
      return send('POST /api/moderation/reports/:id/dismiss', target);
    case 'reopen':
      return send('POST /api/moderation/reports/:id/restore', target);
    case 'retry':
      return send('POST /api/moderation/mails/:id/retry', target);
  }
}

/**
 * Does it, and has everything read again that may show it.
 * @throws ApiError 403 where the account may not moderate any more
 */
export async function moderate(client: QueryClient, deed: Deed): Promise<Done> {
  const done = await sendDeed(deed);
  await client.invalidateQueries();
  return done;
}

/** A deed that needs no words: it is said to be done when the server has done it. */
export function useDeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deed: Deed) => moderate(client, deed),
    onSuccess: ({ message }) => showToast({ title: 'Fatto', description: message }),
    onError: failureToast('Non riuscito', {
      refused: 'Non è stato possibile farlo. Controlla la connessione e riprova.',
    }),
  });
}
