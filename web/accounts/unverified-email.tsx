import { useMutation } from '@tanstack/react-query';
import { failureToast } from '../forms/failure.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast-store.ts';
import { verifyEmail } from './mutations.ts';

/** Says that nobody has opened a link mailed to the address yet, and mails another one. */
export function UnverifiedEmail() {
  const again = useMutation({
    mutationFn: verifyEmail,
    onSuccess: ({ message }) => showToast({ title: 'Controlla la posta', description: message }),
    onError: failureToast('Link non inviato', { refused: 'Non è stato possibile mandare il link.' }),
  });
  return (
    <Notice tone="warning" title="Indirizzo da confermare">
      <p>Apri il link che ti abbiamo mandato per posta: così siamo sicuri che le candidature arrivano a te.</p>
      <p>
        <Button
          variant="secondary"
          loading={again.isPending}
          loadingLabel="Invio in corso..."
          onClick={() => again.mutate()}
        >
          Mandami di nuovo il link
        </Button>
      </p>
    </Notice>
  );
}
