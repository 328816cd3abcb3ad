import { RetryNotice } from '../ui/retry-notice.tsx';

/** Shown when a view could not load. */
export function ViewFailed({ retry }: { retry: () => void }) {
  return <RetryNotice retry={retry}>Non riusciamo a caricare i dati: può essere la connessione.</RetryNotice>;
}
