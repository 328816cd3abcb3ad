import { useNavigate } from 'react-router';
import { pagePath, withQuery } from '../../../shared/paths.ts';
import { showToast } from '../../ui/toast-store.ts';

export function useAskToSignIn(
  next: string = pagePath.publishJob(),
  description = 'Devi essere registrato per pubblicare offerte di lavoro.',
): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    showToast({ title: 'Accesso richiesto', description, tone: 'destructive' });
    await navigate(withQuery(pagePath.login(), { next }), { replace: true });
  };
}
