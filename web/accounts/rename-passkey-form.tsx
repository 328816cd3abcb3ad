import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type Passkey, renamePasskeyBody } from '../../shared/passkeys.ts';
import { Form } from '../forms/form.tsx';
import { formStatus } from '../forms/form-status.ts';
import { showFailure } from '../forms/show-failure.ts';
import { TextInput } from '../ui/text-input.tsx';
import { showToast } from '../ui/toast-store.ts';
import { renamePasskey } from './mutations.ts';
import { passkeysOptions } from './queries.ts';

const FIELDS = ['name'] as const;
/** The page has a field of this name already. */
const FIELD_ID = 'field-passkey-name';
const FAILED = 'Passkey non rinominata';
const TEXTS = {
  refused: 'Non è stato possibile rinominare la passkey.',
  unanswered: 'Non è stato possibile rinominare la passkey.',
};

export function RenamePasskeyForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    resolver: zodResolver(renamePasskeyBody),
    shouldFocusError: false,
    defaultValues: { name: passkey.name },
  });
  const submit = form.handleSubmit(async (body) => {
    let renamed: Passkey;
    try {
      renamed = await renamePasskey(passkey.id, body);
    } catch (error) {
      return showFailure(error, { setError: form.setError, fields: FIELDS, title: FAILED, texts: TEXTS });
    }
    client.setQueryData(passkeysOptions().queryKey, (all) =>
      all?.map((one) => (one.id === renamed.id ? renamed : one)),
    );
    showToast({ title: 'Passkey rinominata', description: `Ora si chiama “${renamed.name}”.` });
    onDone();
  });
  const status = formStatus(form.formState, FIELDS);
  const errors = status.errors.map((error) => ({ ...error, fieldId: FIELD_ID }));
  return (
    <Form
      aria-label="Rinomina la passkey"
      status={{ ...status, errors }}
      failureTitle={FAILED}
      submitLabel="Salva il nome"
      pendingLabel="Salvataggio..."
      onSubmit={submit}
    >
      <TextInput
        id={FIELD_ID}
        label="Nome della passkey"
        hint="Per riconoscerla: per esempio “Telefono di casa”."
        required
        autoComplete="off"
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
    </Form>
  );
}
