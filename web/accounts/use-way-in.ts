import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { leavingText } from '../../shared/account-state.ts';
import type { Session } from '../../shared/accounts.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { safeNext } from '../../shared/safe-next.ts';
import { storeSession } from '../api/session.ts';
import { showToast } from '../ui/toast-store.ts';

export type WayIn = {
  /** Page that the person was sent from, else home. */
  readonly next: string;
  /** Says where it leads; null for the home page. */
  readonly after: string | null;
  /** True for a person who was sent here to publish an offer. */
  readonly publishing: boolean;
  /** `path` that leads to the same `next`. */
  readonly withNext: (path: string) => string;
  /** Signed in, and the next page on its way. */
  readonly entering: boolean;
  /** Signs in, welcomes, and settles when the next page is shown. */
  readonly enter: (session: Session, welcome: string) => Promise<void>;
};

/** The address without its query and its fragment. */
const pathOf = (address: string): string => address.replace(/[?#].*/, '');

function afterText(path: string): string | null {
  if (path === pagePath.home()) return null;
  if (path === pagePath.publishJob()) return 'Poi scrivi la tua offerta.';
  return path.startsWith(pagePath.job(''))
    ? 'Poi torni all’offerta, per candidarti.'
    : 'Poi torni alla pagina di prima.';
}

/** Target of login and registration, and the welcome. */
export function useWayIn(): WayIn {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [entering, setEntering] = useState(false);
  const next = safeNext(params.get('next'));
  return {
    next,
    after: afterText(pathOf(next)),
    publishing: pathOf(next) === pagePath.publishJob(),
    withNext: (path) => withQuery(path, { next: next === pagePath.home() ? null : next }),
    entering,
    enter: async (session, welcome) => {
      setEntering(true);
      storeSession(session);
      const { purgedAt } = session;
      const description = purgedAt === undefined ? welcome : leavingText(new Date(purgedAt));
      showToast({ title: `Ciao, ${session.user.name}!`, description });
      // An account that waits to be deleted can do nothing else than take that back, on its page.
      await navigate(purgedAt === undefined ? next : pagePath.account(), { replace: true });
      setEntering(false);
    },
  };
}
