import { useMutation } from '@tanstack/react-query';
import type { Done } from '../../shared/accounts.ts';
import { failureText } from '../forms/failure.ts';
import { MutationButton } from '../forms/mutation-button.tsx';

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
        <MutationButton variant="secondary" className="self-start" mutation={action} loadingLabel="Invio in corso...">
          Mandami un nuovo link
        </MutationButton>
      )}
      {action.isError && <p role="alert">{failureText(action.error, { refused: FAILED })}</p>}
    </div>
  );
}
