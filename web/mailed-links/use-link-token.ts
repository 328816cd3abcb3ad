import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tokenIn } from '../../shared/token-links.ts';
import { useHydrated } from '../app/use-hydrated.ts';

/**
 * The token of the mailed link. It is taken out of the address at once, where others could read or copy it, and kept in
 * this entry of the tab's history: a phone that drops the page while the person is elsewhere brings it back.
 * @returns null where the link has none; undefined until the browser has taken the page over, as the edge never sees it
 */
export function useLinkToken(): string | null | undefined {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const inAddress = tokenIn(hash);
  const given = inAddress ?? storedIn(state);
  const [token, setToken] = useState(given);
  // Another link opened in the same tab; a jump inside the page brings none and changes nothing.
  if (given !== null && given !== token) setToken(given);
  useEffect(() => {
    if (inAddress !== null) navigate(pathname, { replace: true, state: { token: inAddress } });
  }, [inAddress, navigate, pathname]);
  return hydrated ? token : undefined;
}

const storedIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string'
    ? state.token
    : null;
