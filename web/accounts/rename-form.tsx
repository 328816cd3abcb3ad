import { useQueryClient } from '@tanstack/react-query';
import { type OwnAccount, renameBody } from '../../shared/accounts.ts';
import { readSession, storeSession } from '../api/session.ts';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { TextInput } from '../ui/text-input.tsx';
import { rename } from './mutations.ts';
import { ownAccountOptions } from './queries.ts';

export function RenameForm({ account, onDone }: { account: OwnAccount; onDone: () => void }) {
  const client = useQueryClient();
  const form = useDeclaredForm({
    schema: renameBody,
    empty: { name: '' },
    initial: { name: account.name },
    texts: {
      submit: 'Salva il nome',
      pending: 'Salvataggio...',
      failed: 'Nome non cambiato',
      refused: 'Non è stato possibile cambiare il nome.',
    },
    send: rename,
    toast: ({ name }) => ({ title: 'Nome cambiato', description: `Da ora ti chiami ${name}.` }),
    onSent: (changed) => {
      client.setQueryData(ownAccountOptions().queryKey, changed);
      const session = readSession();
      // The header says it too.
      if (session) storeSession({ ...session, user: { ...session.user, name: changed.name } });
      onDone();
    },
  });
  return (
    <Form form={form} aria-label="Cambia il nome">
      <TextInput label="Nome" required autoFocus autoComplete="name" {...form.field('name')} />
    </Form>
  );
}
