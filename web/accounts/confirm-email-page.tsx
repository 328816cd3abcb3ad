import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ConfirmEmailBody, Done } from '../../shared/accounts.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { send } from '../api/call.ts';
import { ApiError } from '../api/fetch-api.ts';
import { Link } from '../app/link.tsx';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { LinkDone, pressPage } from '../mailed-links/one-press.tsx';
import { house } from '../ui/figure.tsx';
import { PasswordInput } from './password-input.tsx';
import { devicesOptions, ownAccountOptions, passkeysOptions } from './queries.ts';

const FAILURE = {
  title: 'Indirizzo non confermato',
  incomplete: 'Manca una parte del link: aprilo di nuovo dalla email, oppure chiedine uno nuovo dal tuo account.',
  failed: 'Non è stato possibile confermare l’indirizzo. Controlla la connessione e riprova.',
};

/** Sends the session of this browser along: it is the proof that the account is the reader's. */
const confirm = (body: ConfirmEmailBody) => send('POST /api/email/confirm', { body, signedIn: true });

/** The link, and what the refusal says, where the password is asked for, as nobody is signed in here with its account. */
type PasswordStep = { readonly token: string; readonly lead: string };

const requestedFor = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.issues.find(({ path }) => path === 'password')?.message : undefined;

function requestedBy(error: unknown, { token }: { readonly token: string }): PasswordStep {
  const lead = requestedFor(error);
  if (lead === undefined) throw error;
  return { token, lead };
}

function WithPassword({ token, lead }: PasswordStep) {
  const [confirmed, setConfirmed] = useState<Done | null>(null);
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/accounts.ts')).confirmEmailBody,
    empty: { token, password: '' },
    texts: {
      submit: 'Conferma l’indirizzo',
      pending: 'Conferma in corso...',
      failed: FAILURE.title,
      refused: 'Non è stato possibile confermare l’indirizzo.',
    },
    send: confirm,
    onSent: setConfirmed,
  });
  if (confirmed) return <Confirmed {...confirmed} />;
  return (
    <>
      <p className="text-lead text-muted">
        <span>{`${lead} Se l’account non l’hai aperto tu, o non la ricordi,`}</span>{' '}
        <Link to={pagePath.forgotPassword()}>scegli una nuova password</Link>.
      </p>
      <Form form={form} aria-label="Conferma l’indirizzo">
        <PasswordInput
          label="Password"
          required
          autoFocus
          autoComplete="current-password"
          {...form.field('password')}
        />
      </Form>
    </>
  );
}

function Confirmed({ message }: Done) {
  const client = useQueryClient();
  // Earlier reads of the account, its devices and passkeys are stale.
  useEffect(() => client.removeQueries({ predicate: ({ queryKey }) => isOfAccount(queryKey[0]) }), [client]);
  return (
    <LinkDone
      title="Indirizzo confermato"
      message={message}
      next={{ label: 'Vai al tuo account', path: pagePath.account() }}
    />
  );
}

const isOfAccount = (path: unknown): boolean =>
  [ownAccountOptions(), devicesOptions(), passkeysOptions()].some(({ queryKey }) => queryKey[0] === path);

export const page = pressPage(pagePath.confirmEmail(), {
  title: 'Conferma la tua email',
  description: `Conferma l’indirizzo email del tuo account di ${SITE_NAME} con il link che hai ricevuto per email.`,
  keywords: ['conferma email', 'indirizzo email'],
  art: house,
  withoutScript: 'Per confermare l’indirizzo serve JavaScript: attivalo nel browser e ricarica la pagina.',
  aside: {
    title: 'Perché lo chiediamo',
    points: [
      'Risposte, candidature e messaggi arrivano per email: un indirizzo sbagliato li perderebbe.',
      'Nessuno può usare l’indirizzo di un’altra persona.',
      'Il link vale tre giorni e una volta sola.',
    ],
  },
  act: (body) => confirm(body).catch((error: unknown) => requestedBy(error, body)),
  lead: 'Premi il pulsante: diciamo al tuo account che questo indirizzo è tuo.',
  label: 'Conferma l’indirizzo',
  failure: FAILURE,
  elsewhere: { label: 'Vai al tuo account', path: pagePath.account() },
  done: (response) => ('token' in response ? <WithPassword {...response} /> : <Confirmed {...response} />),
});
