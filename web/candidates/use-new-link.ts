import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ownCandidateLink } from '../../shared/token-links.ts';
import { ownCandidatesOptions } from '../api/own-candidates.ts';
import { showToast } from '../ui/toast-store.ts';

/**
 * Goes on with the private link that has taken the place of the one of the page, and says so. The profile is the same: it stays
 * where it is, and so do scroll position and focus.
 */
export function useNewLink(authorization: string): (token: string) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (token) => {
    const own = client.getQueryData(ownCandidatesOptions(authorization).queryKey);
    client.setQueryData(ownCandidatesOptions(`Link ${token}`).queryKey, own);
    showToast({
      title: 'Il link privato è cambiato',
      description: 'Quello di prima non vale più: salva l’indirizzo di questa pagina.',
    });
    await navigate(ownCandidateLink(token), { replace: true, preventScrollReset: true });
  };
}
