import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { WaitingMails } from '../accounts/confirm-address.tsx';
import { useSession } from '../api/session.ts';
import { deferred } from '../app/deferred.tsx';
import { ButtonLine } from '../app/link.tsx';
import { ownPage } from '../app/own-page.ts';
import type { Page } from '../app/page.ts';
import { useHydrated } from '../app/use-hydrated.ts';
import { SignedInFrame } from '../layout/signed-in-frame.tsx';
import { ChipNav } from '../lists/chosen-chips.tsx';
import { OwnList } from '../lists/own-list.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { deer } from '../ui/figures.ts';
import { LIST_TEXTS, ReportConversation } from './application-parts.tsx';
import { sentApplicationsOptions } from './queries.ts';
import { ReceivedApplications } from './received-applications.tsx';

const AlertOnPhone = deferred(async () => (await import('../alerts/alert-on-phone.tsx')).AlertOnPhone, null);
const SentApplicationCard = deferred(async () => (await import('./sent-application-card.tsx')).SentApplicationCard);

const SIDES = [
  { side: 'inviate', label: 'Inviate' },
  { side: 'ricevute', label: 'Ricevute' },
] as const;
type Side = (typeof SIDES)[number]['side'];

const ON_PHONE = {
  inviate: { topic: { kind: 'answers' }, label: 'Avvisami su questo dispositivo quando rispondono' },
  ricevute: { topic: { kind: 'applications' }, label: 'Avvisami su questo dispositivo di nuove candidature' },
} as const;

/** The side that an address names; null where it leaves that open. */
function readSide(params: URLSearchParams): Side | null {
  const named = params.get('lato');
  return SIDES.find(({ side }) => side === named)?.side ?? null;
}
const pathOf = (side: Side): string => withQuery(pagePath.applications(), { lato: side });

function ApplicationsPage() {
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const session = useSession();
  const side = readSide(params) ?? (session?.user.role === 'employer' ? 'ricevute' : 'inviate');
  return (
    <SignedInFrame
      title="Candidature"
      art={deer}
      // The document that all share knows nothing of the offer, or the application, that a mail leads to.
      path={hydrated ? pathname + search : pathOf(side)}
      purpose="vedere le candidature"
      lead="Qui segui quelle che hai inviato e leggi quelle che ricevi per le tue offerte."
    >
      <div className="stack-lg">
        <ChipNav
          aria-label="Quali candidature"
          chips={SIDES.map((each) => ({
            label: each.label,
            to: pathOf(each.side),
            current: each.side === side && 'page',
          }))}
        />
        <WaitingMails />
        <ReportConversation value={ReportButton}>
          {side === 'inviate' ? <SentApplications /> : <ReceivedApplications />}
        </ReportConversation>
        <AlertOnPhone key={side} {...ON_PHONE[side]} />
      </div>
    </SignedInFrame>
  );
}

function SentApplications() {
  const session = useSession();
  const list = useInfiniteQuery({ ...sentApplicationsOptions(), enabled: Boolean(session) });
  const sent = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="inviate" className="stack">
      <h2 id="inviate" className="sr-only">
        Candidature inviate
      </h2>
      <OwnList list={list} texts={LIST_TEXTS}>
        {import.meta.env.SSR ? null : sent.length === 0 ? (
          <NothingSent />
        ) : (
          <>
            <ButtonLine to={pagePath.applicationList()}>Stampa l’elenco</ButtonLine>
            <ul className="own-list">
              {sent.map((application) => (
                <li key={application.id} className="grid grid-cols-[minmax(0,1fr)]">
                  <SentApplicationCard application={application} />
                </li>
              ))}
            </ul>
          </>
        )}
      </OwnList>
    </section>
  );
}

const NothingSent = () => (
  <EmptyState art={deer} title="Non hai ancora inviato candidature">
    <p>Quando ti candidi a un’offerta la trovi qui, con il messaggio, il CV e le risposte di chi cerca personale.</p>
    <ButtonLine variant="primary" to={pagePath.jobs()}>
      Guarda le offerte
    </ButtonLine>
  </EmptyState>
);

export const page: Page = {
  ...ownPage(ApplicationsPage, pagePath.applications(), {
    title: 'Le tue candidature',
    description: `Le candidature che hai inviato per le offerte ${VALLEY.of} e quelle ricevute per le tue, con il loro stato.`,
    keywords: ['candidature inviate', 'candidature ricevute', `lavoro ${VALLEY.name}`],
  }),
  sharedAddress: ({ searchParams }) => pathOf(readSide(searchParams) ?? 'inviate'),
};
