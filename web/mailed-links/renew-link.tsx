import { useMutation } from '@tanstack/react-query';
import type { Done } from '../../shared/accounts.ts';
import { failureText } from '../forms/failure.ts';
import { Button } from '../ui/button.tsx';

const FAILED = 'Non è stato possibile mandare un nuovo link. Controlla la connessione e riprova.';

/** Moves the focus from a button that is gone to the text in its place, which is read aloud with it. */
const focus = (text: HTMLElement | null) => text?.focus();

/** Asks for a new link in place of one that is over. @param renew call of the button */
export function RenewLink({ renew }: { renew: () => Promise<Done> }) {
  const action = useMutation({ mutationFn: renew });
  return (
    <div className="stack-sm">
      {action.isSuccess ? (
        <p ref={focus} tabIndex={-1}>
          {action.data.message}
        </p>
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
      {action.isError && <p role="alert">{failureText(action.error, { refused: FAILED })}</p>}
    </div>
  );
}
