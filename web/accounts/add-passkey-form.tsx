import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type Passkey, passkeyOptionsBody } from '../../shared/passkeys.ts';
import { Form } from '../forms/form.tsx';
import { formStatus } from '../forms/form-status.ts';
import { showFailure } from '../forms/show-failure.ts';
import { showToast } from '../ui/toast-store.ts';
import { addPasskey } from './mutations.ts';
import { PasswordInput } from './password-input.tsx';
import { passkeysOptions } from './queries.ts';
import { isCancelled, isKnownHere } from './webauthn.ts';

const FIELDS = ['currentPassword'] as const;
/** The page has a field of this name already. */
const FIELD_ID = 'field-passkey-password';
const FAILED = 'Passkey non aggiunta';
const TEXTS = {
  refused: 'Non è stato possibile aggiungere la passkey.',
  unanswered: 'Non è stato possibile aggiungere la passkey.',
};

/** The password asked for again, then the browser's own window. */
export function AddPasskeyForm({ onAdded }: { onAdded: () => void }) {
  const client = useQueryClient();
  const form = useForm({ resolver: zodResolver(passkeyOptionsBody), shouldFocusError: false });
  const submit = form.handleSubmit(async (body) => {
    let passkey: Passkey;
    try {
      passkey = await addPasskey(body);
    } catch (error) {
      if (isCancelled(error))
        return showToast({ title: FAILED, description: 'Hai interrotto, o il tempo è finito. Riprova quando vuoi.' });
      if (isKnownHere(error))
        return showToast({ title: FAILED, description: 'Questo dispositivo ha già una passkey per il tuo account.' });
      return showFailure(error, { setError: form.setError, fields: FIELDS, title: FAILED, texts: TEXTS });
    }
    showToast({ title: 'Passkey aggiunta', description: `“${passkey.name}”: dalla prossima volta accedi con questa.` });
    await client.invalidateQueries({ queryKey: passkeysOptions().queryKey });
    onAdded();
  });
  const status = formStatus(form.formState, FIELDS);
  const errors = status.errors.map((error) => ({ ...error, fieldId: FIELD_ID }));
  return (
    <Form
      aria-label="Aggiungi una passkey"
      status={{ ...status, errors }}
      failureTitle={FAILED}
      submitLabel="Continua"
      pendingLabel="Segui il browser..."
      onSubmit={submit}
    >
      <p>
        Chi può sbloccare il dispositivo potrà accedere: aggiungila solo su un telefono o computer tuo. Ti mandiamo una
        email di conferma.
      </p>
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
