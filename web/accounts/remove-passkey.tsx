import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Passkey, RemovedPasskey } from '../../shared/passkeys.ts';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { clearSession } from '../api/session.ts';
import { failureToast } from '../forms/failure.ts';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { PasswordInput } from './password-input.tsx';
import { devicesOptions, passkeysOptions } from './queries.ts';
import { isCancelled, signWithPasskey, useKnowsPasskeys } from './webauthn.ts';

const FAILED = { failed: 'Passkey non rimossa', refused: 'Non è stato possibile rimuovere la passkey.' };
const showFailed = failureToast(FAILED.failed, FAILED);

/** Says what is done with a passkey that was removed, on this device too where it had signed in with that one. */
function useRemoved() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async ({ message, signedOut }: RemovedPasskey): Promise<void> => {
    showToast({ title: 'Passkey rimossa', description: signedOut ? `${message} Accedi di nuovo.` : message });
    if (signedOut) {
      clearSession();
      await navigate(pagePath.login());
    } else
      await Promise.all(
        [passkeysOptions(), devicesOptions()].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      );
  };
}

/** The password or a passkey asked for, before a way in is closed. */
export function RemovePasskey({ passkey }: { passkey: Passkey }) {
  const removed = useRemoved();
  const params = { id: passkey.id };
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/passkeys.ts')).passkeyOptionsBody,
    empty: { currentPassword: '' },
    idPrefix: 'remove-passkey-',
    texts: { submit: 'Rimuovi la passkey', pending: 'Rimozione...', ...FAILED },
    send: (body) => send('DELETE /api/passkeys/:id', { params, body, signedIn: true }),
    onSent: removed,
  });
  return (
    <div className="stack">
      <p className="break-words">{`Con “${passkey.name}” non si accede più, e i dispositivi entrati con lei escono. Le altre passkey e la password restano. Il dispositivo può proporla ancora finché non la cancelli anche dalle sue password salvate.`}</p>
      <Form form={form} aria-label="Rimuovi la passkey" danger>
        <PasswordInput
          label="La tua password"
          required
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
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
      showToast({ title: FAILED.failed, description: 'Hai interrotto, o il tempo è finito. Scrivi la password.' });
    },
  });
  if (!useKnowsPasskeys()) return null;
  return (
    <p>
      <Button
        variant="secondary"
        loading={remove.isPending}
        loadingLabel="Segui il browser..."
        onClick={() => remove.mutate()}
      >
        Usa una passkey al posto della password
      </Button>
    </p>
  );
}
