import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { longDate } from '../../shared/dates.ts';
import type { Passkey } from '../../shared/passkeys.ts';
import { send } from '../api/call.ts';
import { keepStored } from '../api/call-options.ts';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { passkeysOptions } from './queries.ts';
import { RemovePasskey } from './remove-passkey.tsx';

type PasskeyRowProps = { readonly passkey: Passkey; readonly restricted: boolean };

/** One passkey: what it is, and what can be done with it. */
export function PasskeyRow({ passkey, restricted }: PasskeyRowProps) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { name, createdAt, lastUsedAt, synced } = passkey;
  const close = () => setOpen(null);
  return (
    <li className="card stack-sm">
      <div>
        <p className="font-600 break-words">{name}</p>
        <p className="muted">
          {`Creata il ${longDate(new Date(createdAt))} · ${lastUsedAt === null ? 'mai usata' : `ultimo uso: ${longDate(new Date(lastUsedAt))}`}`}
        </p>
        {synced && <p className="muted">La custodisce il tuo gestore di password: vale sui dispositivi collegati.</p>}
      </div>
      <div className="cluster">
        {!restricted && (
          <Button variant="secondary" aria-label={`Rinomina la passkey ${name}`} onClick={() => setOpen('rename')}>
            Rinomina
          </Button>
        )}
        <Button variant="danger" aria-label={`Rimuovi la passkey ${name}`} onClick={() => setOpen('remove')}>
          Rimuovi
        </Button>
      </div>
      <Dialog open={open === 'rename'} onClose={close} title="Rinomina la passkey">
        <RenamePasskeyForm passkey={passkey} onDone={close} />
      </Dialog>
      <Dialog open={open === 'remove'} onClose={close} title="Rimuovere la passkey?">
        <RemovePasskey passkey={passkey} />
      </Dialog>
    </li>
  );
}

function RenamePasskeyForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const client = useQueryClient();
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/passkeys.ts')).renamePasskeyBody,
    empty: { name: '' },
    initial: { name: passkey.name },
    idPrefix: 'passkey-',
    texts: {
      submit: 'Salva il nome',
      pending: 'Salvataggio...',
      failed: 'Passkey non rinominata',
      refused: 'Non è stato possibile rinominare la passkey.',
    },
    send: (body) => send('PATCH /api/passkeys/:id', { params: { id: passkey.id }, body, signedIn: true }),
    toast: ({ name }) => ({ title: 'Passkey rinominata', description: `Ora si chiama “${name}”.` }),
    onSent: async (renamed) => {
      await keepStored(client, passkeysOptions(), (all) => all?.map((one) => (one.id === renamed.id ? renamed : one)));
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
