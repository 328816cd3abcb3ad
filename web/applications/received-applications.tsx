import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ReceivedApplication, ReceivedCount } from '../../shared/answers.ts';
import { MOST_ANSWERED } from '../../shared/application-values.ts';
import { longDate } from '../../shared/dates.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { groupBy } from '../../shared/records.ts';
import { useSession } from '../api/session.ts';
import { deferred } from '../app/deferred.tsx';
import { ButtonLink, Link } from '../app/link.tsx';
import { OwnList } from '../lists/own-list.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { house } from '../ui/figures.ts';
import { Select } from '../ui/select.tsx';
import { ApplicationHistory, LIST_TEXTS } from './application-parts.tsx';
import { ReceivedBadge } from './application-status.tsx';
import { receivedCountsOptions, receivedOptions, useSetStatus } from './received-queries.ts';

const OFFER = 'offerta';

const ALL = withQuery(pagePath.applications(), { lato: 'ricevute' });

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
        {/* The offer with the newest application to be read comes first. */}
        {!import.meta.env.SSR &&
          [...groupBy(received, (application) => application.jobId)].map(([id, items]) => (
            <ReceivedOffer key={id} jobId={id} items={items} count={counts.data?.find((offer) => offer.jobId === id)} />
          ))}
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

const NothingReceived = () => (
  <EmptyState art={house} title="Non hai ancora ricevuto candidature">
    <p>Quando qualcuno si candida a una tua offerta lo leggi qui, con il messaggio e il CV, e rispondi con un tocco.</p>
    <p>
      <ButtonLink variant="primary" to={pagePath.publishJob()}>
        Pubblica un’offerta
      </ButtonLink>
    </p>
  </EmptyState>
);

const NothingForOffer = () => (
  <EmptyState art={house} title="Nessuna candidatura per questa offerta">
    <p>
      <ButtonLink to={ALL}>Mostra tutte le candidature</ButtonLink>
    </p>
  </EmptyState>
);

const AnswerSeveral = deferred(async () => (await import('./answer-several.tsx')).AnswerSeveral);

type ReceivedOfferProps = {
  readonly jobId: string;
  readonly items: readonly ReceivedApplication[];
  readonly count: ReceivedCount | undefined;
};

/** Applications for one offer, of which several can be chosen and answered at once. */
function ReceivedOffer({ jobId, items, count }: ReceivedOfferProps) {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [first] = items;
  const answerable = items.filter(({ status, mayAnswer }) => mayAnswer && status !== 'withdrawn');
  const choose = (id: string, on: boolean) =>
    setChosen((before) => [...(before ?? []).filter((other) => other !== id), ...(on ? [id] : [])]);
  return (
    <section className="stack" aria-labelledby={`offerta-${jobId}`}>
      <div className="stack-sm">
        <h3 id={`offerta-${jobId}`} className="text-h3 break-words">
          <Link to={pagePath.job(jobId)}>{first?.jobTitle}</Link>
        </h3>
        {first?.employer && <p className="break-words">{`per ${first.employer}`}</p>}
        {count && (
          <p className="muted">
            {`${count.count === 1 ? '1 candidatura' : `${count.count} candidature`}${count.unread > 0 ? ` · ${count.unread} da leggere` : ''}${!count.open ? ' · non riceve più candidature' : ''}`}
          </p>
        )}
        {answerable.length > 1 && (
          <Button
            variant="secondary"
            className="self-start"
            aria-pressed={chosen !== null}
            onClick={() => setChosen(chosen === null ? [] : null)}
          >
            Rispondi a più persone
          </Button>
        )}
      </div>
      <ul className="list-plain stack">
        {items.map((application) => (
          <li key={application.id} className="flex items-start gap-1">
            {chosen !== null && (
              <Choice application={application} chosen={chosen.includes(application.id)} onChoose={choose} />
            )}
            <ReceivedApplicationCard application={application} />
          </li>
        ))}
      </ul>
      {chosen !== null && (
        <AnswerSeveral
          people={answerable.filter(({ id }) => chosen.includes(id))}
          onAll={() => setChosen(answerable.slice(0, MOST_ANSWERED).map(({ id }) => id))}
          onDone={() => setChosen(null)}
        />
      )}
    </section>
  );
}

type ChoiceProps = {
  readonly application: ReceivedApplication;
  readonly chosen: boolean;
  readonly onChoose: (id: string, on: boolean) => void;
};

/** A box as wide as a finger; a withdrawn application keeps its place beside the others without one. */
function Choice({ application: { id, name, status }, chosen, onChoose }: ChoiceProps) {
  if (status === 'withdrawn') return <span className="w-11 flex-none" />;
  return (
    <label className="grid place-items-center flex-none w-11 h-11 mt-2">
      <span className="sr-only">{`Scegli ${name}`}</span>
      <input
        type="checkbox"
        className="[scroll-margin-bottom:6rem]"
        checked={chosen}
        onChange={(event) => onChoose(id, event.currentTarget.checked)}
      />
    </label>
  );
}

/** Within a card, which opens at a press. */
const ReceivedContent = deferred(async () => (await import('./received-content.tsx')).ReceivedContent);

/** One application as the employer reads it. Opening it is what makes it read; the list alone does not. */
function ReceivedApplicationCard({ application }: { application: ReceivedApplication }) {
  const { id, name, status, createdAt, ticks, verified, mayAnswer } = application;
  const had = ticks.filter(({ has }) => has).length;
  const read = useSetStatus(id);
  const [opened, setOpened] = useState(false);
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) setOpened(true);
    // A failure loses nothing: opening the card again repeats the call.
    if (currentTarget.open && mayAnswer && status === 'sent' && !read.isPending) read.mutate({ status: 'read' });
  };
  return (
    <details className="card min-w-0 flex-1" onToggle={onToggle}>
      <summary className="[scroll-margin-bottom:6rem]">
        <span className="break-words">{name}</span> <ReceivedBadge status={status} />
        {!verified && (
          <span>
            {' '}
            <Badge tone="larice">Contatto non verificato</Badge>
          </span>
        )}
        <span className="block muted font-400">
          {`${longDate(new Date(createdAt))}${ticks.length === 0 ? '' : ` · Requisiti: ${had === 0 ? 'non\u00A0detto' : `${had}\u00A0su\u00A0${ticks.length}`}`}`}
        </span>
      </summary>
      <div className="stack pt-4">
        {status === 'withdrawn' ? (
          <p className="measure">Ha ritirato la candidatura: messaggio, CV e contatti non si vedono più.</p>
        ) : (
          // It stays once it was opened: what was typed there is kept.
          opened && <ReceivedContent application={application} />
        )}
        <ApplicationHistory history={application.history} reason={application.reason} />
      </div>
    </details>
  );
}
