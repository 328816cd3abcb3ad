import { useQueryClient } from '@tanstack/react-query';
import { type Passkey, renamePasskeyBody } from '../../shared/passkeys.ts';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { TextInput } from '../ui/text-input.tsx';
import { renamePasskey } from './mutations.ts';
import { passkeysOptions } from './queries.ts';

export function RenamePasskeyForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const client = useQueryClient();
  const form = useDeclaredForm({
    schema: renamePasskeyBody,
    empty: { name: '' },
    initial: { name: passkey.name },
    idPrefix: 'passkey-',
    texts: {
      submit: 'Salva il nome',
      pending: 'Salvataggio...',
      failed: 'Passkey non rinominata',
      refused: 'Non è stato possibile rinominare la passkey.',
    },
    send: (body) => renamePasskey(passkey.id, body),
    toast: ({ name }) => ({ title: 'Passkey rinominata', description: `Ora si chiama “${name}”.` }),
    onSent: (renamed) => {
      client.setQueryData(passkeysOptions().queryKey, (all) =>
        all?.map((one) => (one.id === renamed.id ? renamed : one)),
      );
      onDone();
    },
  });
  return (
    <Form form={form} aria-label="Rinomina la passkey">
      <TextInput
        label="Nome della passkey"
        hint="Per riconoscerla: per esempio “Telefono di casa”."
        required
        autoComplete="off"
        {...form.field('name')}
      />
    </Form>
  );
}
