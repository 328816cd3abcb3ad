import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ReceivedApplication, ReceivedCount } from '../../shared/answers.ts';
import { MOST_ANSWERED } from '../../shared/application-values.ts';
import { longDate } from '../../shared/dates.ts';
import { pagePath, receivedPath } from '../../shared/paths.ts';
import { groupBy } from '../../shared/records.ts';
import { useSession } from '../api/session.ts';
import { deferred } from '../app/deferred.tsx';
import { ButtonLine, Link } from '../app/link.tsx';
import { ListFile } from '../forms/list-file.tsx';
import { OwnList } from '../lists/own-list.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { house } from '../ui/figure.tsx';
import { Select } from '../ui/select.tsx';
import { LIST_TEXTS } from './application-parts.tsx';
import { ReceivedBadge } from './application-status.tsx';
import { ANSWER_ID, phoneLink } from './contact-texts.ts';
import { receivedCountsOptions, receivedOptions } from './received-queries.ts';

const OFFER = 'offerta';
const OPEN = 'candidatura';

const rowId = (id: string): string => `candidatura-${id}`;

/** Address of the page with one application open, or with none. */
function openAt(params: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(params);
  if (id === null) next.delete(OPEN);
  else next.set(OPEN, id);
  return `${pagePath.applications()}?${next}`;
}

export function ReceivedApplications() {
  const session = useSession();
  const [params] = useSearchParams();
  const jobId = params.get(OFFER) || null;
  const openId = params.get(OPEN);
  const signedIn = { enabled: Boolean(session) };
  const counts = useQuery({ ...receivedCountsOptions(), ...signedIn });
  const list = useInfiniteQuery({ ...receivedOptions(jobId), ...signedIn });
  const received = list.data?.pages.flatMap((page) => page.items) ?? [];
  // Those that were opened stay in the page: what was typed there is kept.
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (openId !== null && !opened.includes(openId)) setOpened([...opened, openId]);
  const isMissing = openId !== null && Boolean(list.data) && received.every(({ id }) => id !== openId);
  const { hasNextPage, isFetching, fetchNextPage } = list;
  useEffect(() => {
    if (isMissing && hasNextPage && !isFetching) void fetchNextPage();
  }, [isMissing, hasNextPage, isFetching, fetchNextPage]);
  useFocusOnReturn(openId);
  const navigate = useNavigate();
  const [step, setStep] = useState<{ readonly from: string; readonly to: string } | null>(null);
  /** Opens the next one that nobody has answered, unless there is still somebody to call. */
  const goOn = ({ id: from, status, email }: ReceivedApplication): boolean => {
    if (status === 'hired' || email === null) return false;
    const at = received.findIndex(({ id }) => id === from);
    const next = [...received.slice(at + 1), ...received.slice(0, at)].find(isUnanswered);
    if (!next) return false;
    setStep({ from, to: next.id });
    navigate(openAt(params, next.id), { preventScrollReset: true });
    return true;
  };
  const answered = received.find(({ id }) => id === step?.from);
  return (
    <section
      aria-labelledby="ricevute"
      className="grid print:block gap-8 items-start grid-cols-[minmax(0,1fr)] lg:grid-cols-[24rem_minmax(0,1fr)]"
    >
      <h2 id="ricevute" className="sr-only">
        Candidature ricevute
      </h2>
      <div className={classNames('stack-lg', openId !== null && received.length > 0 && 'max-lg:hidden no-print')}>
        {!import.meta.env.SSR && counts.data && counts.data.length > 1 && (
          <OfferFilter counts={counts.data} jobId={jobId} />
        )}
        <OwnList list={list} texts={LIST_TEXTS}>
          {!import.meta.env.SSR &&
            received.length === 0 &&
            (jobId === null ? <NothingReceived /> : <NothingForOffer />)}
          {/* The offer with the newest application to be read comes first. */}
          {!import.meta.env.SSR &&
            [...groupBy(received, (application) => application.jobId)].map(([id, items]) => (
              <ReceivedOffer
                key={id}
                jobId={id}
                items={items}
                count={counts.data?.find((offer) => offer.jobId === id)}
                openId={openId}
              />
            ))}
        </OwnList>
        {!import.meta.env.SSR && received.length > 0 && (
          <p className="no-print">
            <ListFile of="candidature" job={jobId} />
          </p>
        )}
      </div>
      {!import.meta.env.SSR && received.length > 0 && (
        <div className="sticky-box lg:max-h-[calc(100vh-3rem)] lg:overflow-y-auto lg:scroll-py-20 print:max-h-none print:static">
          {openId === null && <p className="card muted max-lg:hidden">Scegli una candidatura: la leggi qui.</p>}
          {isMissing && !isFetching && (
            <p className="card">
              Questa candidatura non c’è più. <Link to={openAt(params, null)}>Torna all’elenco</Link>
            </p>
          )}
          {received
            .filter(({ id }) => opened.includes(id))
            .map((application) => (
              <div key={application.id} hidden={application.id !== openId}>
                <ReceivedContent
                  application={application}
                  isShown={application.id === openId}
                  back={openAt(params, null)}
                  onAnswered={goOn}
                  before={
                    answered && application.id === step?.to ? { answered, path: openAt(params, answered.id) } : null
                  }
                />
              </div>
            ))}
        </div>
      )}
    </section>
  );
}

/** Back in the list the focus is on the row that was open. */
function useFocusOnReturn(openId: string | null): void {
  const before = useRef(openId);
  useEffect(() => {
    if (before.current !== null && openId === null) document.getElementById(rowId(before.current))?.focus();
    before.current = openId;
  }, [openId]);
}

function OfferFilter({ counts, jobId }: { counts: readonly ReceivedCount[]; jobId: string | null }) {
  const [, setParams] = useSearchParams();
  const choose = (id: string) =>
    setParams(
      (params) => {
        if (id === '') params.delete(OFFER);
        else params.set(OFFER, id);
        params.delete(OPEN);
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
    <ButtonLine variant="primary" to={pagePath.publishJob()}>
      Pubblica un’offerta
    </ButtonLine>
  </EmptyState>
);

const NothingForOffer = () => (
  <EmptyState art={house} title="Nessuna candidatura per questa offerta">
    <ButtonLine to={receivedPath()}>Mostra tutte le candidature</ButtonLine>
  </EmptyState>
);

/** Both come with a press. */
const ReceivedContent = deferred(async () => (await import('./received-content.tsx')).ReceivedContent);
const AnswerSeveral = deferred(async () => (await import('./answer-several.tsx')).AnswerSeveral);

const isUnanswered = ({ status, mayAnswer }: ReceivedApplication): boolean =>
  mayAnswer && (status === 'sent' || status === 'read');

type ReceivedOfferProps = {
  readonly jobId: string;
  readonly items: readonly ReceivedApplication[];
  readonly count: ReceivedCount | undefined;
  readonly openId: string | null;
};

function ReceivedOffer({ jobId, items, count, openId }: ReceivedOfferProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [first] = items;
  const answerable = items.filter(({ status, mayAnswer }) => mayAnswer && status !== 'withdrawn');
  // People who were hired or refused are chosen by hand only.
  const waiting = answerable.filter(({ status }) => status !== 'hired' && status !== 'rejected');
  const choose = (id: string, on: boolean) =>
    setChosen((before) => [...before.filter((other) => other !== id), ...(on ? [id] : [])]);
  return (
    <section className="stack" aria-labelledby={`offerta-${jobId}`}>
      <div className="stack-sm">
        <h3 ref={heading} id={`offerta-${jobId}`} tabIndex={-1} className="text-h3 break-words">
          {first?.spontaneous ? first.jobTitle : <Link to={pagePath.job(jobId)}>{first?.jobTitle}</Link>}
        </h3>
        {first?.employer && <p className="break-words">{`per ${first.employer}`}</p>}
        {count && (
          <p className="muted">
            {`${count.count === 1 ? '1 candidatura' : `${count.count} candidature`}${count.unread > 0 ? ` · ${count.unread} da leggere` : ''}${!count.open ? ' · non riceve più candidature' : ''}`}
          </p>
        )}
        {waiting.length > 1 && (
          <p className="-ml-3">
            <Button
              variant="quiet"
              className="px-3 text-sm text-left [scroll-margin-bottom:11rem]"
              onClick={({ currentTarget }) => {
                setChosen(waiting.slice(0, MOST_ANSWERED).map(({ id }) => id));
                // Above the bar that comes at the foot of the window.
                currentTarget.scrollIntoView({ block: 'nearest' });
              }}
            >
              Scegli chi aspetta
            </Button>
          </p>
        )}
      </div>
      <ul className="list-plain stack-sm">
        {items.map((application) => (
          // With large text the box is above its row.
          <li key={application.id} className="flex flex-wrap items-start gap-1">
            {answerable.length > 1 && (
              <Choice application={application} chosen={chosen.includes(application.id)} onChoose={choose} />
            )}
            <ReceivedRow application={application} isOpen={application.id === openId} />
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <AnswerSeveral
          people={answerable.filter(({ id }) => chosen.includes(id))}
          onDone={() => {
            setChosen([]);
            // The button that was pressed is gone with its bar: the focus stays with the offer.
            requestAnimationFrame(() => heading.current?.focus());
          }}
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

/** A box as wide as a finger; one that cannot be answered keeps its place beside the others without one. */
function Choice({ application: { id, name, status, mayAnswer }, chosen, onChoose }: ChoiceProps) {
  if (status === 'withdrawn' || !mayAnswer) return <span className="w-11 flex-none" />;
  return (
    <label className="grid place-items-center flex-none w-11 h-11 mt-1">
      <span className="sr-only">{`Scegli ${name}`}</span>
      <input
        type="checkbox"
        className="[scroll-margin-bottom:11rem]"
        checked={chosen}
        onChange={(event) => onChoose(id, event.currentTarget.checked)}
      />
    </label>
  );
}

type ReceivedRowProps = { readonly application: ReceivedApplication; readonly isOpen: boolean };

function ReceivedRow({ application, isOpen }: ReceivedRowProps) {
  const { id, name, status, createdAt, ticks, phone, phoneText, verified, mayAnswer } = application;
  const [params] = useSearchParams();
  const had = ticks.filter(({ has }) => has).length;
  const path = openAt(params, id);
  return (
    <article className="card card-link flex-[1_1_14rem] p-3! has-[[aria-current]]:border-bosco">
      <h4>
        <Link
          id={rowId(id)}
          className="stretched link-quiet break-words [scroll-margin-bottom:11rem]"
          to={path}
          aria-current={isOpen ? 'true' : undefined}
          preventScrollReset
        >
          {name}
        </Link>{' '}
        <ReceivedBadge status={status} />
        {!verified && (
          <span>
            {' '}
            <Badge tone="larice">Contatto non verificato</Badge>
          </span>
        )}
      </h4>
      <p className="muted text-xs">
        {`${longDate(new Date(createdAt))}${ticks.length === 0 ? '' : ` · Requisiti: ${had === 0 ? 'non\u00A0detto' : `${had}\u00A0su\u00A0${ticks.length}`}`}`}
      </p>
      {status !== 'withdrawn' && (
        <p className="cluster gap-x-1.5 gap-y-0! text-sm">
          {phone !== null && (
            <a className={IN_ROW} href={phoneLink(phone)} aria-label={`Chiama ${phoneText ?? phone}: ${name}`}>
              {`Chiama ${phoneText ?? phone}`}
            </a>
          )}
          {mayAnswer && (
            <Link className={IN_ROW} to={`${path}#${ANSWER_ID}`} aria-label={`Rispondi: ${name}`} preventScrollReset>
              Rispondi
            </Link>
          )}
        </p>
      )}
    </article>
  );
}

const IN_ROW = 'above inline-flex items-center gap-1.5 min-h-11';
