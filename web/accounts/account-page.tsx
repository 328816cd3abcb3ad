import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LEAVING_DAYS, suspensionReason } from '../../shared/account-state.ts';
import type { OwnAccount } from '../../shared/accounts.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { datePhrase, romeDay } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { fetchCall, send } from '../api/call.ts';
import { keepStored } from '../api/call-options.ts';
import { saveFile } from '../api/save-file.ts';
import { readSession, storeSession, useSession } from '../api/session.ts';
import { deferred } from '../app/deferred.tsx';
import { Link } from '../app/link.tsx';
import { ownPage } from '../app/own-page.ts';
import { DialogButton } from '../forms/dialog-button.tsx';
import { failureToast } from '../forms/failure.ts';
import { Form } from '../forms/form.tsx';
import { MutationButton } from '../forms/mutation-button.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { PhoneAlertsLink } from '../layout/phone-alerts-link.tsx';
import { NotArrived, SignedInFrame } from '../layout/signed-in-frame.tsx';
import { People } from '../members/people.tsx';
import { peopleOptions } from '../members/people-queries.ts';
import { labyrinth } from '../ui/figures.ts';
import { Notice } from '../ui/notice.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { AccountDetails } from './account-details.tsx';
import { Devices } from './devices.tsx';
import { Passkeys } from './passkeys.tsx';
import { CurrentPasswordInput } from './password-input.tsx';
import { ownAccountOptions } from './queries.ts';

/** Below what most people come for. */
const StoredSection = deferred(async () => (await import('../applications/stored-section.tsx')).StoredDataSection);

const AccountPage = () => (
  <SignedInFrame title="Il tuo account" art={labyrinth} path={pagePath.account()} purpose="vedere il tuo account">
    <OwnAccountView />
  </SignedInFrame>
);

function OwnAccountView() {
  const session = useSession();
  const client = useQueryClient();
  const [changed, setChanged] = useState(false);
  const account = useQuery({ ...ownAccountOptions(), enabled: Boolean(session) });
  const people = useQuery({ ...peopleOptions(), enabled: Boolean(session) });
  const role = account.data?.role;
  // Stores the account's present role in the session, as the menu depends on it and an operator may have changed it.
  useEffect(() => {
    const known = readSession();
    if (role && known && known.user.role !== role) storeSession({ ...known, user: { ...known.user, role } });
  }, [role]);
  if (account.isError && !account.data)
    return (
      <NotArrived
        title="Non riusciamo a caricare i tuoi dati"
        path={pagePath.account()}
        retry={() => void account.refetch()}
      />
    );
  // Both together, so that nothing moves when the second one comes.
  if (import.meta.env.SSR || !account.data || people.isPending)
    return (
      <div className="stack lg:w-1/2 lg:pr-6" aria-busy="true">
        <p className="sr-only">Caricamento account...</p>
        {['name', 'email', 'password'].map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </div>
    );
  const onChanged = async (own: OwnAccount) => {
    await keepStored(client, ownAccountOptions(), () => own);
    // Lists show the account's state too.
    client.removeQueries({ predicate: ({ queryKey }) => !String(queryKey[0]).startsWith(pathOf('GET /api/account')) });
    setChanged(true);
  };
  const leaving = account.data.purgedAt !== null;
  const restricted = leaving || account.data.suspended !== null;
  return (
    <div className="stack-lg">
      {account.data.purgedAt !== null && (
        <Leaving purgedAt={account.data.purgedAt} isNew={changed} onRestored={onChanged} />
      )}
      {account.data.suspended && (
        <Notice tone="error" title="Il tuo account è sospeso">
          <p className="break-words">{suspensionReason(account.data.suspended.reason)}</p>
          <p>Le tue offerte e il tuo profilo non si vedono. Puoi scaricare i tuoi dati ed eliminare l’account.</p>
        </Notice>
      )}
      {changed && !leaving && (
        <Outcome tone="success" title="Eliminazione annullata">
          <p>Il tuo account resta: offerte, profilo e candidature tornano com’erano.</p>
        </Outcome>
      )}
      <div className="own-list gap-y-8 lg:gap-x-12">
        <div className="stack-lg">
          <AccountDetails account={account.data} />
          {!restricted &&
            (people.data ? (
              <People people={people.data} invites={role === 'employer'} />
            ) : (
              <RetryNotice retry={people.refetch}>L’elenco delle persone non è arrivato.</RetryNotice>
            ))}
          <Passkeys restricted={restricted} />
        </div>
        <div className="stack-lg">
          <Devices />
          <PhoneAlertsLink />
          <StoredSection />
          <OwnData />
          {!leaving && (
            <section aria-labelledby="elimina" className="stack">
              <h2 id="elimina">Elimina account</h2>
              <p className="measure">
                Offerte, profilo e candidature inviate spariscono subito dal sito. Dopo {LEAVING_DAYS} giorni
                cancelliamo tutto, CV compresi; fino ad allora puoi ripensarci.
              </p>
              <div>
                <DialogButton
                  variant="danger"
                  title="Eliminare l’account?"
                  body={() => <DeleteForm onDeleted={onChanged} />}
                >
                  Elimina account
                </DialogButton>
              </div>
            </section>
          )}
        </div>
      </div>
    </div>
  );
}

function OwnData() {
  const download = useMutation({
    mutationFn: async () => (await fetchCall('GET /api/account/export', { signedIn: true })).blob(),
    onSuccess: (file) => {
      saveFile(file, `lavoro-in-valle-${romeDay(new Date())}.json`);
      showToast({ title: 'File pronto', description: 'Lo trovi tra i file scaricati.' });
    },
    onError: failureToast('File non scaricato', { refused: 'Non è stato possibile preparare il file.' }),
  });
  return (
    <section aria-labelledby="dati" className="stack">
      <h2 id="dati">I tuoi dati</h2>
      <p className="measure">
        Un file con tutto quello che teniamo su di te: account, offerte, candidature, profilo, messaggi, email. È in
        formato JSON, che anche altri programmi leggono. Come li usiamo sta scritto nella pagina{' '}
        <Link to={pagePath.privacy()}>Privacy</Link>.
      </p>
      <p>
        <MutationButton variant="secondary" mutation={download} loadingLabel="Preparazione...">
          Scarica i tuoi dati
        </MutationButton>
      </p>
    </section>
  );
}

type LeavingProps = {
  readonly purgedAt: string;
  /** The account was deleted a moment ago: the notice takes the focus of the button. */
  readonly isNew: boolean;
  readonly onRestored: (account: OwnAccount) => void;
};

function Leaving({ purgedAt, isNew, onRestored }: LeavingProps) {
  const restore = useMutation({
    mutationFn: () => send('POST /api/account/restore', { signedIn: true }),
    onSuccess: (account) => {
      showToast({ title: 'Eliminazione annullata', description: 'Il tuo account resta com’era.' });
      onRestored(account);
    },
    onError: failureToast('Eliminazione non annullata', { refused: 'Non è stato possibile annullare l’eliminazione.' }),
  });
  const Box = isNew ? Outcome : Notice;
  return (
    <Box tone="warning" title={`Il tuo account sarà eliminato ${datePhrase('il', new Date(purgedAt))}`}>
      <p>
        Offerte, profilo e candidature inviate non si vedono già più. Quel giorno cancelliamo tutto; fino ad allora puoi
        ripensarci.
      </p>
      <p>
        <MutationButton mutation={restore} loadingLabel="Un momento...">
          Annulla eliminazione
        </MutationButton>
      </p>
    </Box>
  );
}

function DeleteForm({ onDeleted }: { onDeleted: (account: OwnAccount) => void }) {
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/accounts.ts')).deleteAccountBody,
    empty: { currentPassword: '' },
    idPrefix: 'delete-',
    texts: {
      submit: 'Elimina account',
      pending: 'Eliminazione...',
      failed: 'Account non eliminato',
      refused: 'Non è stato possibile eliminare l’account.',
    },
    send: (body) => send('DELETE /api/account', { body, signedIn: true }),
    // The notice that takes the place of the form says the day.
    onSent: onDeleted,
  });
  return (
    <Form form={form} aria-label="Elimina account" variant="danger">
      <ul className="stack-sm">
        <li>
          Da subito: offerte, profilo e candidature inviate non si vedono più. Se la tua email è confermata non ricevi
          più avvisi.
        </li>
        <li>
          Per {LEAVING_DAYS} giorni: puoi accedere, scaricare i tuoi dati e annullare. Ti mandiamo una email con la
          data.
        </li>
        <li>Poi: cancelliamo tutto, e non si recupera. Con la stessa email potrai aprire un account nuovo.</li>
        <li>I messaggi che hai scritto a chi cerca lavoro restano a chi li ha ricevuti, fino a 12 mesi.</li>
      </ul>
      <CurrentPasswordInput label="La tua password" {...form.field('currentPassword')} />
    </Form>
  );
}

export const page = ownPage(AccountPage, pagePath.account(), {
  title: 'Il tuo account',
  description: `Nome, email, password e dispositivi del tuo account di ${SITE_NAME}, tutti i tuoi dati in un file, ed eliminazione.`,
  keywords: ['account', 'dati personali', 'passkey'],
});
