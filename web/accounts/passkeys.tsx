import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { datePhrase, longDate } from '../../shared/dates.ts';
import type { Passkey, RemovedPasskey } from '../../shared/passkeys.ts';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { keepStored } from '../api/call-options.ts';
import { leaveSession, useSession } from '../api/session.ts';
import { DialogButton } from '../forms/dialog-button.tsx';
import { failureToast } from '../forms/failure.ts';
import { Form } from '../forms/form.tsx';
import { MutationButton } from '../forms/mutation-button.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { showToast } from '../ui/toast-store.ts';
import { CurrentPasswordInput } from './password-input.tsx';
import { devicesOptions, passkeysOptions } from './queries.ts';
import { createPasskey, isCancelled, isKnownHere, signWithPasskey, useKnowsPasskeys } from './webauthn.ts';

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
      {passkeys.data?.length === 0 && <p>Non hai ancora passkey.</p>}
      {passkeys.data && passkeys.data.length > 0 && (
        <ul className="list-plain stack-sm">
          {passkeys.data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} restricted={restricted} />
          ))}
        </ul>
      )}
      {!restricted && <AddPasskey />}
    </section>
  );
}

function AddPasskey() {
  if (!useKnowsPasskeys())
    return <p className="muted">Questo browser non conosce le passkey: aggiungile da un altro.</p>;
  return (
    <div>
      <DialogButton title="Aggiungere una passkey?" body={(close) => <AddPasskeyForm onAdded={close} />}>
        Aggiungi una passkey
      </DialogButton>
    </div>
  );
}

const NOT_ADDED = 'Passkey non aggiunta';

function AddPasskeyForm({ onAdded }: { onAdded: () => void }) {
  const client = useQueryClient();
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/passkeys.ts')).passkeyOptionsBody,
    empty: { currentPassword: '' },
    idPrefix: 'passkey-',
    texts: {
      submit: 'Continua',
      pending: 'Segui il browser...',
      failed: NOT_ADDED,
      refused: 'Non è stato possibile aggiungere la passkey.',
    },
    // Asks for a challenge, has the device make a passkey, and has it stored.
    send: async (body) =>
      send('POST /api/passkeys', {
        body: await createPasskey(await send('POST /api/passkey-options', { body, signedIn: true })),
        signedIn: true,
      }),
    onFailed: (error) => {
      const isTaken = isKnownHere(error);
      if (!isTaken && !isCancelled(error)) return false;
      const description = isTaken
        ? 'Questo dispositivo ha già una passkey per il tuo account.'
        : 'Hai interrotto, o il tempo è finito. Riprova quando vuoi.';
      showToast({ title: NOT_ADDED, description });
      return true;
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
      <CurrentPasswordInput label="La tua password" {...form.field('currentPassword')} />
    </Form>
  );
}

function PasskeyRow({ passkey, restricted }: { passkey: Passkey; restricted: boolean }) {
  const { name, createdAt, lastUsedAt, synced } = passkey;
  return (
    <li className="card stack-sm">
      <div>
        <p className="font-600 break-words">{name}</p>
        <p className="muted">
          {`Creata ${datePhrase('il', new Date(createdAt))} · ${lastUsedAt === null ? 'mai usata' : `ultimo uso: ${longDate(new Date(lastUsedAt))}`}`}
        </p>
        {synced && <p className="muted">La custodisce il tuo gestore di password: vale sui dispositivi collegati.</p>}
      </div>
      <div className="cluster">
        {!restricted && (
          <DialogButton
            aria-label={`Rinomina la passkey ${name}`}
            title="Rinomina la passkey"
            body={(close) => <RenamePasskeyForm passkey={passkey} onDone={close} />}
          >
            Rinomina
          </DialogButton>
        )}
        <DialogButton
          variant="danger"
          aria-label={`Rimuovi la passkey ${name}`}
          title="Rimuovere la passkey?"
          body={() => <RemovePasskey passkey={passkey} />}
        >
          Rimuovi
        </DialogButton>
      </div>
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

const NOT_REMOVED = { failed: 'Passkey non rimossa', refused: 'Non è stato possibile rimuovere la passkey.' };
const showFailed = failureToast(NOT_REMOVED.failed, NOT_REMOVED);

/** Says what is done with a passkey that was removed, on this device too where it had signed in with that one. */
function useRemoved() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async ({ message, signedOut }: RemovedPasskey): Promise<void> => {
    showToast({ title: 'Passkey rimossa', description: signedOut ? `${message} Accedi di nuovo.` : message });
    if (signedOut) {
      leaveSession();
      await navigate(pagePath.login());
    } else
      await Promise.all(
        [passkeysOptions(), devicesOptions()].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      );
  };
}

function RemovePasskey({ passkey }: { passkey: Passkey }) {
  const removed = useRemoved();
  const params = { id: passkey.id };
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/passkeys.ts')).passkeyOptionsBody,
    empty: { currentPassword: '' },
    idPrefix: 'remove-passkey-',
    texts: { submit: 'Rimuovi la passkey', pending: 'Rimozione...', ...NOT_REMOVED },
    send: (body) => send('DELETE /api/passkeys/:id', { params, body, signedIn: true }),
    onSent: removed,
  });
  return (
    <div className="stack">
      <p className="break-words">{`Con “${passkey.name}” non si accede più, e i dispositivi entrati con lei escono. Le altre passkey e la password restano. Il dispositivo può proporla ancora finché non la cancelli anche dalle sue password salvate.`}</p>
      <Form form={form} aria-label="Rimuovi la passkey" variant="danger">
        <CurrentPasswordInput label="La tua password" {...form.field('currentPassword')} />
      </Form>
      <ByPasskey id={passkey.id} onRemoved={removed} />
    </div>
  );
}

/** For people who have forgotten their password; not there where the browser knows no passkeys. */
function ByPasskey({ id, onRemoved }: { id: string; onRemoved: (response: RemovedPasskey) => Promise<void> }) {
  const remove = useMutation({
    mutationFn: async () => {
      const passkey = await signWithPasskey(await send('POST /api/passkey-proof-options', { signedIn: true }));
      return send('DELETE /api/passkeys/:id', { params: { id }, body: { passkey }, signedIn: true });
    },
    onSuccess: onRemoved,
    onError: (error) => {
      if (!isCancelled(error)) return showFailed(error);
      showToast({ title: NOT_REMOVED.failed, description: 'Hai interrotto, o il tempo è finito. Scrivi la password.' });
    },
  });
  if (!useKnowsPasskeys()) return null;
  return (
    <p>
      <MutationButton variant="secondary" mutation={remove} loadingLabel="Segui il browser...">
        Usa una passkey al posto della password
      </MutationButton>
    </p>
  );
}
