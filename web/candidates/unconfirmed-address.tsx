import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureToast } from '../forms/failure.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast-store.ts';
import { confirmCandidateEmail } from './mutations.ts';

type UnconfirmedAddressProps = { readonly email: string; readonly authorization: string };

/** Says that messages wait here until the address is confirmed, and confirms it where the link came by mail. */
export function UnconfirmedAddress({ email, authorization }: UnconfirmedAddressProps) {
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => confirmCandidateEmail(client, authorization),
    onSuccess: ({ message }) => showToast({ title: 'Indirizzo confermato', description: message }),
    onError: failureToast('Indirizzo non confermato', { refused: 'Controlla la connessione e riprova.' }),
  });
  return (
    <Notice tone="warning" title="Indirizzo da confermare">
      <p>
        Per ora i messaggi li leggi solo qui. Per riceverli anche a <strong className="break-words">{email}</strong>,
        che nessuno vede, apri questa pagina dal link che ti abbiamo mandato lì e conferma.
      </p>
      <p>
        <Button
          variant="secondary"
          loading={confirm.isPending}
          loadingLabel="Conferma in corso..."
          onClick={() => confirm.mutate()}
        >
          Conferma l’indirizzo
        </Button>
      </p>
    </Notice>
  );
}
