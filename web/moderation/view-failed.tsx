import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** Shown when a view could not load. */
export function ViewFailed({ retry }: { retry: () => void }) {
  return (
    <Notice tone="error" live>
      <p>I dati non sono arrivati: può essere la connessione.</p>
      <p>
        <Button variant="secondary" onClick={retry}>
          Riprova
        </Button>
      </p>
    </Notice>
  );
}
