import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { romeDay } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { failureToast } from '../forms/failure.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { exportAccount } from './mutations.ts';

/** Everything that is held about the person, as a file for them to keep. */
export function OwnData() {
  const download = useMutation({
    mutationFn: exportAccount,
    onSuccess: (file) => {
      save(file, `lavoro-in-valle-${romeDay(new Date())}.json`);
      showToast({ title: 'File pronto', description: 'Lo trovi tra i file scaricati.' });
    },
    onError: failureToast('File non scaricato', { refused: 'Non è stato possibile preparare il file.' }),
  });
  return (
    <section aria-labelledby="dati" className="stack">
      <h2 id="dati">I tuoi dati</h2>
      <p className="measure">
        Un file con tutto quello che teniamo su di te: account, offerte, candidature, profilo, messaggi, email. È in
        formato JSON, che anche altri programmi leggono. Come li usiamo sta scritto nella pagina{' '}
        <Link to={pagePath.privacy()}>Privacy</Link>.
      </p>
      <p>
        <Button
          variant="secondary"
          loading={download.isPending}
          loadingLabel="Preparazione..."
          onClick={() => download.mutate()}
        >
          Scarica i tuoi dati
        </Button>
      </p>
    </section>
  );
}

/** Hands a file to the browser as if a link to it had been followed. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not before the browser has taken it up.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
