import { useMutation } from '@tanstack/react-query';
import { romeDay } from '../../shared/dates.ts';
import { fetchCall } from '../api/call.ts';
import { saveFile } from '../api/save-file.ts';
import { failureToast } from './failure.ts';
import { MutationButton } from './mutation-button.tsx';

const FILES = { offerte: 'GET /api/own-jobs/csv', candidature: 'GET /api/applications/received/csv' } as const;

type ListFileProps = { readonly of: keyof typeof FILES; readonly job?: string | null };

/** Saves a list of one's own for a spreadsheet; of one offer where `job` names it. */
export function ListFile({ of, job }: ListFileProps) {
  const download = useMutation({
    mutationFn: async () => (await fetchCall(FILES[of], { ...(job ? { query: { job } } : {}), signedIn: true })).blob(),
    onSuccess: (file) => saveFile(file, `${of}-${romeDay(new Date())}.csv`),
    onError: failureToast('File non scaricato', { refused: 'Non è stato possibile preparare il file.' }),
  });
  return (
    <MutationButton variant="quiet" className="px-3 -ml-3" mutation={download} loadingLabel="Preparazione...">
      Scarica l’elenco (CSV)
    </MutationButton>
  );
}
