import { useNavigate } from 'react-router';
import { pagePath } from '../../shared/paths.ts';
import { clearSession } from '../api/session.ts';

/** Signs out and goes home (specification, section 2). */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    clearSession();
    navigate(pagePath.home());
  };
}
