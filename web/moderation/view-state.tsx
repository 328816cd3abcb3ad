import { RetryNotice } from '../ui/retry-notice.tsx';

export const ViewFailed = ({ retry }: { retry: () => void }) => (
  <RetryNotice retry={retry}>Non riusciamo a caricare i dati: può essere la connessione.</RetryNotice>
);

type ViewStateProps = {
  readonly query: { readonly data: unknown; readonly isPending: boolean; readonly refetch: () => unknown };
  readonly loading?: string;
};

export function ViewState({ query: { data, isPending, refetch }, loading = 'Caricamento...' }: ViewStateProps) {
  if (isPending) return <p role="status">{loading}</p>;
  return data === undefined && <ViewFailed retry={refetch} />;
}
