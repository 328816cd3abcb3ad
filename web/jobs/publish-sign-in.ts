import { useNavigate } from 'react-router';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { showToast } from '../ui/toast-store.ts';

/** Sends somebody who is signed out to the login page, which leads back here (specification, section 8). */
export function useAskToSignIn(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    showToast({
      title: 'Accesso richiesto',
      description: 'Devi essere registrato per pubblicare offerte di lavoro.',
      tone: 'destructive',
    });
    await navigate(withQuery(pagePath.login(), { next: pagePath.publishJob() }), { replace: true });
  };
}
