import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey } from '../../shared/passkeys.ts';
import { send } from '../api/call.ts';
import { useSession } from '../api/session.ts';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { PasswordInput } from './password-input.tsx';
import { passkeysOptions } from './queries.ts';
import { createPasskey, isCancelled, isKnownHere, useKnowsPasskeys } from './webauthn.ts';

/** The ways in without a password. @param restricted none is added or renamed */
export function Passkeys({ restricted }: { restricted: boolean }) {
  const session = useSession();
  const passkeys = useQuery({ ...passkeysOptions(), enabled: Boolean(session) });
  return (
    <section aria-labelledby="passkey" className="stack">
      <h2 id="passkey">Passkey</h2>
      <p className="muted measure">
        Una passkey è una chiave custodita dal tuo telefono o computer: accedi con l’impronta, il volto o il codice di
        sblocco, senza scrivere la password. La password continua a valere.
      </p>
      {passkeys.isError && <RetryNotice retry={passkeys.refetch}>L’elenco delle passkey non è arrivato.</RetryNotice>}
      {/* As high as the line of those who have none, so that nothing moves under a finger. */}
      {passkeys.isPending && <Skeleton className="h-6 w-full" />}
      {passkeys.data && <PasskeyList passkeys={passkeys.data} restricted={restricted} />}
      {!restricted && <AddPasskey />}
    </section>
  );
}

function PasskeyList({ passkeys, restricted }: { passkeys: readonly Passkey[]; restricted: boolean }) {
  if (passkeys.length === 0) return <p>Non hai ancora passkey.</p>;
  return (
    <ul className="list-plain stack-sm">
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} restricted={restricted} />
      ))}
    </ul>
  );
}

function AddPasskey() {
  const [open, setOpen] = useState(false);
  if (!useKnowsPasskeys())
    return <p className="muted">Questo browser non conosce le passkey: aggiungile da un altro.</p>;
  return (
    <>
      <p>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Aggiungi una passkey
        </Button>
      </p>
      <Dialog open={open} onClose={() => setOpen(false)} title="Aggiungere una passkey?">
        <AddPasskeyForm onAdded={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const FAILED = 'Passkey non aggiunta';

/** Our words for a refusal of the browser itself; undefined for any other failure. */
function refusalOf(error: unknown): string | undefined {
  if (isCancelled(error)) return 'Hai interrotto, o il tempo è finito. Riprova quando vuoi.';
  if (isKnownHere(error)) return 'Questo dispositivo ha già una passkey per il tuo account.';
  return undefined;
}

/** The password asked for again, then the browser's own window. */
function AddPasskeyForm({ onAdded }: { onAdded: () => void }) {
  const client = useQueryClient();
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/passkeys.ts')).passkeyOptionsBody,
    empty: { currentPassword: '' },
    idPrefix: 'passkey-',
    texts: {
      submit: 'Continua',
      pending: 'Segui il browser...',
      failed: FAILED,
      refused: 'Non è stato possibile aggiungere la passkey.',
    },
    // Asks for a challenge, has the device make a passkey, and has it stored.
    send: async (body) =>
      send('POST /api/passkeys', {
        body: await createPasskey(await send('POST /api/passkey-options', { body, signedIn: true })),
        signedIn: true,
      }),
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
