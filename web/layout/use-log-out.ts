import { useNavigate } from 'react-router';
import { apiPath, pagePath } from '../../shared/paths.ts';
import { clearSession, readSession } from '../api/session.ts';

/** Signs out and goes home (specification, section 2). The server ends the session too, where it can be reached. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    const token = readSession()?.token;
    if (token) endSession(token);
    clearSession();
    navigate(pagePath.home());
  };
}

/** Not waited for: on this device nobody is signed in any more, whatever the network does. */
function endSession(token: string): void {
  const headers = { Authorization: `Bearer ${token}` };
  fetch(apiPath.logout(), { method: 'POST', headers, keepalive: true }).catch(() => undefined);
}
