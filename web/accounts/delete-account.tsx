import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { LEAVING_DAYS, leavingText } from '../../shared/account-state.ts';
import { deleteAccountBody, type OwnAccount } from '../../shared/accounts.ts';
import { Form } from '../forms/form.tsx';
import { formStatus } from '../forms/form-status.ts';
import { showFailure } from '../forms/show-failure.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { deleteAccount } from './mutations.ts';
import { PasswordInput } from './password-input.tsx';

const FIELDS = ['currentPassword'] as const;
/** The page has a field of this name already. */
const FIELD_ID = 'field-delete-password';
const FAILED = 'Account non eliminato';
const TEXTS = {
  refused: 'Non è stato possibile eliminare l’account.',
  unanswered: 'Non è stato possibile eliminare l’account.',
};

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
      <Sheet open={open} onClose={() => setOpen(false)} title="Eliminare l’account?">
        <DeleteForm onDeleted={onDeleted} />
      </Sheet>
    </section>
  );
}

function DeleteForm({ onDeleted }: DeleteAccountProps) {
  const form = useForm({ resolver: zodResolver(deleteAccountBody), shouldFocusError: false });
  const submit = form.handleSubmit(async (body) => {
    let account: OwnAccount;
    try {
      account = await deleteAccount(body);
    } catch (error) {
      return showFailure(error, { setError: form.setError, fields: FIELDS, title: FAILED, texts: TEXTS });
    }
    if (account.purgedAt !== null)
      showToast({ title: 'Account in eliminazione', description: leavingText(new Date(account.purgedAt)) });
    onDeleted(account);
  });
  const status = formStatus(form.formState, FIELDS);
  const errors = status.errors.map((error) => ({ ...error, fieldId: FIELD_ID }));
  return (
    <Form
      aria-label="Elimina account"
      status={{ ...status, errors }}
      failureTitle={FAILED}
      submitLabel="Elimina account"
      pendingLabel="Eliminazione..."
      danger
      onSubmit={submit}
    >
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
        id={FIELD_ID}
        label="La tua password"
        required
        autoComplete="current-password"
        error={form.formState.errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
    </Form>
  );
}
