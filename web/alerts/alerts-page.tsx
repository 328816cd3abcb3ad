import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { alertListPath, alertWords } from '../../shared/alert-words.ts';
import type { AlertSearch, CreatedAlert } from '../../shared/alerts.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { ownAccountOptions } from '../accounts/queries.ts';
import { send } from '../api/call.ts';
import { readAgain } from '../api/call-options.ts';
import { useSession } from '../api/session.ts';
import { deferred } from '../app/deferred.tsx';
import { ButtonLine, Link } from '../app/link.tsx';
import { ownPage } from '../app/own-page.ts';
import type { Page } from '../app/page.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { HumanCheck, humanHeaders } from '../forms/human-check.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { FormFrame } from '../layout/form-frame.tsx';
import { PhoneAlertsLink } from '../layout/phone-alerts-link.tsx';
import { RadiusSelect } from '../lists/near-filter.tsx';
import { Button } from '../ui/button.tsx';
import { loom } from '../ui/figures.ts';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { EmailInput } from '../ui/text-input.tsx';

/** Only a person who is signed in has one. */
const AlertList = deferred(() => import('./alert-list.tsx').then((part) => part.AlertList));

const HOW_IT_WORKS = {
  title: 'Come funziona',
  points: [
    'Scegli una ricerca in un elenco di offerte e premi “Crea un avviso”.',
    'La mattina, dopo le sette, ti mandiamo le nuove offerte: una sola email al giorno, e solo se ce ne sono.',
    'Ogni offerta te la mandiamo una volta sola.',
    'Smetti quando vuoi, con un clic. Dopo un anno ti chiediamo se li vuoi ancora.',
  ],
};

type ReadSearch = { readonly search: AlertSearch; readonly stored: string };

/** Query of the search in an address. The document brings the first result; later ones load the rules of searches. */
const searchOptions = (address: URLSearchParams) =>
  queryOptions<ReadSearch>({
    queryKey: ['alert-search', address.toString()],
    queryFn: async () => {
      const { searchInAddress, writeAlertSearch } = await import('../../shared/alerts.ts');
      const search = searchInAddress(address);
      return { search, stored: writeAlertSearch(search) };
    },
  });

function AlertsPage() {
  const [params, setParams] = useSearchParams();
  const requested = useQuery({ ...searchOptions(params), placeholderData: keepPreviousData });
  const session = useSession();
  const client = useQueryClient();
  const account = useQuery({ ...ownAccountOptions(), enabled: Boolean(session) });
  // The search of the created alert: another search is another form.
  const [created, setCreated] = useState<(CreatedAlert & { readonly of: string }) | null>(null);
  const of = params.toString();
  const onCreated = (answer: CreatedAlert) => {
    setCreated({ ...answer, of });
    void readAgain(client, 'GET /api/alerts');
  };
  return (
    <FormFrame
      title="Avvisi per email"
      art={loom}
      withoutScript="Per creare un avviso serve JavaScript: attivalo nel browser e ricarica la pagina."
      aside={HOW_IT_WORKS}
    >
      <p className="text-lead text-muted">Le nuove offerte che cerchi, la mattina, nella tua posta.</p>
      <PhoneAlertsLink />
      <section aria-labelledby="nuovo-avviso" className="stack">
        <h2 id="nuovo-avviso">Nuovo avviso</h2>
        <div className="card stack-sm">
          <p className="muted">Ti avvisiamo quando esce un’offerta che corrisponde a:</p>
          {requested.isPending && <Skeleton className="h-6 w-full" />}
          {requested.isError && (
            <RetryNotice tone="warning" retry={requested.refetch}>
              La ricerca non è arrivata: può essere la connessione.
            </RetryNotice>
          )}
          {requested.data && (
            <>
              <p className="font-600 break-words">{alertWords(requested.data.search)}</p>
              <AlertRadius
                search={requested.data.search}
                onRadius={(radius) =>
                  setParams({ ...Object.fromEntries(params), radius }, { replace: true, preventScrollReset: true })
                }
              />
              <ButtonLine to={alertListPath(requested.data.search)}>
                {' '}
                <Icon name="search" />
                Cambia la ricerca
              </ButtonLine>
            </>
          )}
        </div>
        {created?.of === of ? (
          <Outcome tone="success" title={created.created ? 'Avviso creato' : 'Controlla la posta'}>
            <p>{created.message}</p>
            <Button variant="secondary" className="self-start" onClick={() => setCreated(null)}>
              {created.created ? 'Crea un altro avviso' : 'Chiedi di nuovo'}
            </Button>
          </Outcome>
        ) : (
          <AlertForm key={of} address={params} ownEmail={account.data?.email} onCreated={onCreated} />
        )}
      </section>
      {!import.meta.env.SSR && session ? (
        <AlertList
          authorization={`Bearer ${session.token}`}
          none={(email) => (email === null ? <Unproved /> : <p>Non hai ancora avvisi a questo indirizzo.</p>)}
          refused={<SignedOut />}
        />
      ) : (
        session === null && <SignedOut />
      )}
    </FormFrame>
  );
}

type AlertRadiusProps = { readonly search: AlertSearch; readonly onRadius: (radius: string) => void };

/** How far around the alert's municipality; a town and a position have their own. */
function AlertRadius({ search: { location = '', lat, radius }, onRadius }: AlertRadiusProps) {
  if (lat !== undefined) return null;
  return (
    <RadiusSelect
      search={{ location, near: null, radius: radius ?? null }}
      onChange={({ currentTarget }) => onRadius(currentTarget.value)}
    />
  );
}

const Unproved = () => (
  <Notice tone="info" title="Per vedere qui i tuoi avvisi conferma la tua email">
    <p>Finché l’indirizzo del tuo account non è confermato li gestisci dal link che trovi in ogni email.</p>
    <ButtonLine to={pagePath.account()}>Vai al tuo account</ButtonLine>
  </Notice>
);

const SignedOut = () => (
  <p>
    Hai già degli avvisi? Li gestisci dal link che trovi in ogni email, oppure{' '}
    <Link to={withQuery(pagePath.login(), { next: pagePath.alerts() })}>accedi</Link>.
  </p>
);

const EMPTY = { email: '' };

type AlertFormProps = {
  readonly address: URLSearchParams;
  /** Address of the signed-in account, once it is known. */
  readonly ownEmail: string | undefined;
  readonly onCreated: (created: CreatedAlert) => void;
};

function AlertForm({ address, ownEmail, onCreated }: AlertFormProps) {
  const client = useQueryClient();
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/alerts.ts')).alertEmailBody,
    empty: EMPTY,
    draft: draftOf('alert', EMPTY),
    texts: {
      submit: 'Crea l’avviso',
      pending: 'Creazione in corso...',
      failed: 'Avviso non creato',
      refused: 'Non è stato possibile creare l’avviso.',
    },
    send: async ({ email }, { fields }) => {
      const { stored } = await client.fetchQuery(searchOptions(address));
      return send('POST /api/alerts', {
        body: { email, search: stored },
        signedIn: true,
        headers: humanHeaders(fields),
      });
    },
    onSent: onCreated,
  });
  const { values } = form;
  useEffect(() => {
    if (ownEmail && !values.read().email) values.set('email', ownEmail);
  }, [ownEmail, values]);
  return (
    <Form form={form} aria-labelledby="nuovo-avviso">
      <EmailInput label="Email" hint="Dove mandiamo le nuove offerte." required {...form.field('email')} />
      <p className="muted">
        Usiamo l’indirizzo e la ricerca solo per mandarti questi avvisi, finché vuoi: ogni email ha il link per
        smettere. Il resto è nella pagina <Link to={pagePath.privacy()}>Privacy</Link>.
      </p>
      <HumanCheck action="alert" pending={form.pending} />
    </Form>
  );
}

export const page: Page = {
  ...ownPage(AlertsPage, pagePath.alerts(), {
    title: 'Avvisi per email',
    description: `Ricevi per email, la mattina, le nuove offerte di lavoro ${VALLEY.in} che corrispondono alla tua ricerca.`,
    keywords: ['avvisi di lavoro', 'nuove offerte per email', `lavoro ${VALLEY.name}`],
  }),
  load: ({ client, url }) => client.prefetchQuery(searchOptions(url.searchParams)),
};
