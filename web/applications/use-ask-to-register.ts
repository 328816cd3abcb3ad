import { useNavigate } from 'react-router';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { showToast } from '../ui/toast-store.ts';
import { ACCOUNT_NEEDED, APPLY_ID } from './apply-texts.ts';

/** Address of the apply box of an offer, to come back to. */
export const applyPath = (jobId: string): string => `${pagePath.job(jobId)}#${APPLY_ID}`;

/** Says that applying needs an account and leads to the registration, which leads back to the box. */
export function useAskToRegister(jobId: string): () => void {
  const navigate = useNavigate();
  return () => {
    showToast(ACCOUNT_NEEDED);
    void navigate(withQuery(pagePath.register(), { next: applyPath(jobId) }));
  };
}
