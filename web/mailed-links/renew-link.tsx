import { useMutation } from '@tanstack/react-query';
import type { Done } from '../../shared/accounts.ts';
import { failureText } from '../forms/failure.ts';
import { Button } from '../ui/button.tsx';

const FAILED = 'Non è stato possibile mandare un nuovo link. Controlla la connessione e riprova.';

/** Asks for a new link in place of one that is over. @param renew call of the button */
export function RenewLink({ renew }: { renew: () => Promise<Done> }) {
  const action = useMutation({ mutationFn: renew });
  return (
    <div className="stack-sm" aria-live="polite">
      {action.isSuccess ? (
        <p>{action.data.message}</p>
      ) : (
        <Button
          variant="secondary"
          className="self-start"
          loading={action.isPending}
          loadingLabel="Invio in corso..."
          onClick={() => action.mutate()}
        >
          Mandami un nuovo link
        </Button>
      )}
      {action.isError && <p>{failureText(action.error, { refused: FAILED })}</p>}
    </div>
  );
}
