import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type OwnAccount, renameBody } from '../../shared/accounts.ts';
import { readSession, storeSession } from '../api/session.ts';
import { Form } from '../forms/form.tsx';
import { formStatus } from '../forms/form-status.ts';
import { showFailure } from '../forms/show-failure.ts';
import { TextInput } from '../ui/text-input.tsx';
import { showToast } from '../ui/toast-store.ts';
import { rename } from './mutations.ts';
import { ownAccountOptions } from './queries.ts';

const FIELDS = ['name'] as const;
const FAILED = 'Nome non cambiato';
const TEXTS = {
  refused: 'Non è stato possibile cambiare il nome.',
  unanswered: 'Non è stato possibile cambiare il nome.',
};

export function RenameForm({ account, onDone }: { account: OwnAccount; onDone: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    resolver: zodResolver(renameBody),
    shouldFocusError: false,
    defaultValues: { name: account.name },
  });
  const submit = form.handleSubmit(async (body) => {
    let changed: OwnAccount;
    try {
      changed = await rename(body);
    } catch (error) {
      return showFailure(error, { setError: form.setError, fields: FIELDS, title: FAILED, texts: TEXTS });
    }
    client.setQueryData(ownAccountOptions().queryKey, changed);
    const session = readSession();
    // The header says it too.
    if (session) storeSession({ ...session, user: { ...session.user, name: changed.name } });
    showToast({ title: 'Nome cambiato', description: `Da ora ti chiami ${changed.name}.` });
    onDone();
  });
  return (
    <Form
      aria-label="Cambia il nome"
      status={formStatus(form.formState, FIELDS)}
      failureTitle={FAILED}
      submitLabel="Salva il nome"
      pendingLabel="Salvataggio..."
      onSubmit={submit}
    >
      <TextInput
        label="Nome"
        required
        autoFocus
        autoComplete="name"
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
    </Form>
  );
}
