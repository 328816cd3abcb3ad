import { useNavigate } from 'react-router';
import { pagePath } from '../../shared/paths.ts';
import { tell } from '../api/request.ts';
import { clearSession, readSession } from '../api/session.ts';

/** Signs out and goes home, without what was typed in this tab. The server ends the session too, where it can be reached. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    // Not waited for: on this device nobody is signed in any more, whatever the network does.
    if (readSession()) tell('POST /api/logout', { signedIn: true });
    clearSession();
    forgetTab();
    navigate(pagePath.home());
  };
}

/** Drops drafts: the next person at this device must not find them. Storage may be forbidden. */
function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Full or forbidden storage: nothing was stored that would have to be removed.
  }
}
