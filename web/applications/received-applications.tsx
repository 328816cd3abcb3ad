import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ReceivedApplication, ReceivedCount } from '../../shared/answers.ts';
import { groupBy } from '../../shared/group-by.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { useSession } from '../api/session.ts';
import { Link } from '../app/link.tsx';
import { OwnList } from '../lists/own-list.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { house } from '../ui/figures.ts';
import { Select } from '../ui/select.tsx';
import { LIST_TEXTS } from './application-list-texts.ts';
import { ReceivedOffer } from './received-offer.tsx';
import { receivedCountsOptions, receivedOptions } from './received-queries.ts';

/** Key of the address for the one offer that is looked at. */
const OFFER = 'offerta';

const ALL = withQuery(pagePath.applications(), { lato: 'ricevute' });

/** Applications for one's own offers, offer by offer. */
export function ReceivedApplications() {
  const session = useSession();
  const [params] = useSearchParams();
  const jobId = params.get(OFFER) || null;
  const signedIn = { enabled: Boolean(session) };
  const counts = useQuery({ ...receivedCountsOptions(), ...signedIn });
  const list = useInfiniteQuery({ ...receivedOptions(jobId), ...signedIn });
  const received = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="ricevute" className="stack-lg max-w-160">
      <h2 id="ricevute" className="sr-only">
        Candidature ricevute
      </h2>
      {!import.meta.env.SSR && counts.data && counts.data.length > 1 && (
        <OfferFilter counts={counts.data} jobId={jobId} />
      )}
      <OwnList list={list} texts={LIST_TEXTS}>
        {!import.meta.env.SSR && received.length === 0 && (jobId === null ? <NothingReceived /> : <NothingForOffer />)}
        {!import.meta.env.SSR && <Offers received={received} counts={counts.data} />}
      </OwnList>
    </section>
  );
}

function OfferFilter({ counts, jobId }: { counts: readonly ReceivedCount[]; jobId: string | null }) {
  const [, setParams] = useSearchParams();
  const choose = (id: string) =>
    setParams(
      (params) => {
        if (id === '') params.delete(OFFER);
        else params.set(OFFER, id);
        return params;
      },
      { preventScrollReset: true },
    );
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Select
      label="Offerta"
      name={OFFER}
      value={jobId ?? ''}
      placeholder={`Tutte le offerte (${total})`}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {counts.map((offer) => (
        <option key={offer.jobId} value={offer.jobId}>
          {`${offer.jobTitle} (${offer.count})`}
        </option>
      ))}
    </Select>
  );
}

type OffersProps = {
  readonly received: readonly ReceivedApplication[];
  readonly counts: readonly ReceivedCount[] | undefined;
};

/** The offer with the newest application to be read comes first. */
function Offers({ received, counts }: OffersProps) {
  const groups = [...groupBy(received, ({ jobId }) => jobId)];
  return groups.map(([jobId, items]) => (
    <ReceivedOffer key={jobId} jobId={jobId} items={items} count={counts?.find((offer) => offer.jobId === jobId)} />
  ));
}

const NothingReceived = () => (
  <EmptyState art={house} title="Non hai ancora ricevuto candidature">
    <p>Quando qualcuno si candida a una tua offerta lo leggi qui, con il messaggio e il CV, e rispondi con un tocco.</p>
    <p>
      <Link className={buttonClass('primary')} to={pagePath.publishJob()}>
        Pubblica un’offerta
      </Link>
    </p>
  </EmptyState>
);

const NothingForOffer = () => (
  <EmptyState art={house} title="Nessuna candidatura per questa offerta">
    <p>
      <Link className={buttonClass('secondary')} to={ALL}>
        Mostra tutte le candidature
      </Link>
    </p>
  </EmptyState>
);
