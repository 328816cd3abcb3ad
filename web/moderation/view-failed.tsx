import { RetryNotice } from '../ui/retry-notice.tsx';

/** Shown when a view could not load. */
export function ViewFailed({ retry }: { retry: () => void }) {
  return <RetryNotice retry={retry}>I dati non sono arrivati: può essere la connessione.</RetryNotice>;
}
