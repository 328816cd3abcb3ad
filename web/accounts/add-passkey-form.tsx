import { useQueryClient } from '@tanstack/react-query';
import { passkeyOptionsBody } from '../../shared/passkeys.ts';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { showToast } from '../ui/toast-store.ts';
import { addPasskey } from './mutations.ts';
import { PasswordInput } from './password-input.tsx';
import { passkeysOptions } from './queries.ts';
import { isCancelled, isKnownHere } from './webauthn.ts';

const FAILED = 'Passkey non aggiunta';

/** Our words for a refusal of the browser itself; undefined for any other failure. */
function refusalOf(error: unknown): string | undefined {
  if (isCancelled(error)) return 'Hai interrotto, o il tempo è finito. Riprova quando vuoi.';
  if (isKnownHere(error)) return 'Questo dispositivo ha già una passkey per il tuo account.';
  return undefined;
}

/** The password asked for again, then the browser's own window. */
export function AddPasskeyForm({ onAdded }: { onAdded: () => void }) {
  const client = useQueryClient();
  const form = useDeclaredForm({
    schema: passkeyOptionsBody,
    empty: { currentPassword: '' },
    idPrefix: 'passkey-',
    texts: {
      submit: 'Continua',
      pending: 'Segui il browser...',
      failed: FAILED,
      refused: 'Non è stato possibile aggiungere la passkey.',
    },
    send: addPasskey,
    onFailed: (error) => {
      const description = refusalOf(error);
      if (description) showToast({ title: FAILED, description });
      return description !== undefined;
    },
    toast: ({ name }) => ({
      title: 'Passkey aggiunta',
      description: `“${name}”: dalla prossima volta accedi con questa.`,
    }),
    onSent: async () => {
      await client.invalidateQueries({ queryKey: passkeysOptions().queryKey });
      onAdded();
    },
  });
  return (
    <Form form={form} aria-label="Aggiungi una passkey">
      <p>
        Chi può sbloccare il dispositivo potrà accedere: aggiungila solo su un telefono o computer tuo. Ti mandiamo una
        email di conferma.
      </p>
      <PasswordInput
        label="La tua password"
        required
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
    </Form>
  );
}
