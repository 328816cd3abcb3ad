import { useNavigate } from 'react-router';
import { ownCandidateLink } from '../../shared/token-links.ts';
import { showToast } from '../ui/toast-store.ts';

/** Goes on with the private link that has taken the place of the one of the page, and says so. */
export function useNewLink(): (token: string) => Promise<void> {
  const navigate = useNavigate();
  return async (token) => {
    showToast({
      title: 'Il link privato è cambiato',
      description: 'Quello di prima non vale più: salva l’indirizzo di questa pagina.',
    });
    await navigate(ownCandidateLink(token), { replace: true });
  };
}
