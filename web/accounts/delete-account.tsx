import { useState } from 'react';
import { LEAVING_DAYS, leavingText } from '../../shared/account-state.ts';
import type { OwnAccount } from '../../shared/accounts.ts';
import { send } from '../api/call.ts';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast-store.ts';
import { PasswordInput } from './password-input.tsx';

type DeleteAccountProps = { readonly onDeleted: (account: OwnAccount) => void };

/** The way out: what it means, and the password asked for again. */
export function DeleteAccount({ onDeleted }: DeleteAccountProps) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="elimina" className="stack">
      <h2 id="elimina">Elimina account</h2>
      <p className="measure">
        Offerte, profilo e candidature inviate spariscono subito dal sito. Dopo {LEAVING_DAYS} giorni cancelliamo tutto,
        CV compresi; fino ad allora puoi ripensarci.
      </p>
      <p>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Elimina account
        </Button>
      </p>
      <Dialog open={open} onClose={() => setOpen(false)} title="Eliminare l’account?">
        <DeleteForm onDeleted={onDeleted} />
      </Dialog>
    </section>
  );
}

function DeleteForm({ onDeleted }: DeleteAccountProps) {
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/accounts.ts')).deleteAccountBody,
    empty: { currentPassword: '' },
    idPrefix: 'delete-',
    texts: {
      submit: 'Elimina account',
      pending: 'Eliminazione...',
      failed: 'Account non eliminato',
      refused: 'Non è stato possibile eliminare l’account.',
    },
    send: (body) => send('DELETE /api/account', { body, signedIn: true }),
    onSent: (account) => {
      if (account.purgedAt !== null)
        showToast({ title: 'Account in eliminazione', description: leavingText(new Date(account.purgedAt)) });
      onDeleted(account);
    },
  });
  return (
    <Form form={form} aria-label="Elimina account" danger>
      <ul className="stack-sm">
        <li>
          Da subito: offerte, profilo e candidature inviate non si vedono più. Se la tua email è confermata non ricevi
          più avvisi.
        </li>
        <li>
          Per {LEAVING_DAYS} giorni: puoi accedere, scaricare i tuoi dati e annullare. Ti mandiamo una email con la
          data.
        </li>
        <li>Poi: cancelliamo tutto, e non si recupera. Con la stessa email potrai aprire un account nuovo.</li>
        <li>I messaggi che hai scritto a chi cerca lavoro restano a chi li ha ricevuti, fino a 12 mesi.</li>
      </ul>
      <PasswordInput
        label="La tua password"
        required
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
    </Form>
  );
}
