import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { questionText } from '../../shared/application-questions.ts';
import { UNHEARD, WITHDRAWN_DAYS } from '../../shared/application-values.ts';
import type { OwnApplication, SentApplication } from '../../shared/applications.ts';
import { addDays, datePhrase } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { keepStored } from '../api/call-options.ts';
import { deferred } from '../app/deferred.tsx';
import { Link } from '../app/link.tsx';
import { useNow } from '../app/now.tsx';
import { ConfirmButton } from '../forms/dialog-button.tsx';
import { failureToast } from '../forms/failure.ts';
import { MutationButton } from '../forms/mutation-button.tsx';
import { PhoneLinks } from '../layout/phone-links.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast-store.ts';
import { CvDownload, useApplicant } from './application-parts.tsx';
import { ApplicationBadge } from './application-status.tsx';
import { Conversation } from './conversation.tsx';
import {
  guestApplicationOptions,
  nearbyOffersOptions,
  ownApplicationsOptions,
  sentApplicationsOptions,
} from './queries.ts';

const InterviewPart = deferred(async () => (await import('./interview-part.tsx')).InterviewPart, null);

const STATES = {
  open: null,
  ended: 'L’offerta non riceve più candidature.',
  gone: 'L’offerta è stata rimossa.',
} as const;

export function SentApplicationCard({ application }: Props) {
  const { id, job, status, message, answerNote, remindedAt, nextSeason, cv, purgedAt, takenOverAt } = application;
  const page = job.employerSlug ? pagePath.employer(job.employerSlug) : null;
  const to = page ?? (job.state === 'gone' ? null : pagePath.job(application.jobId));
  const state = page === null && STATES[job.state];
  const now = useNow();
  const until = addDays(new Date(application.statusAt), WITHDRAWN_DAYS);
  const added = answerNote === null ? null : `${job.companyName} aggiunge: ${answerNote}`;
  return (
    <article className="card stack" aria-labelledby={`candidatura-${id}`}>
      <div className="stack-sm">
        <div className="split items-start">
          <h3 id={`candidatura-${id}`} className="text-h3 min-w-0 break-words">
            {to === null ? job.title : <Link to={to}>{job.title}</Link>}
          </h3>
          {!purgedAt && <ApplicationBadge status={status} />}
        </div>
        <p className="break-words">
          <span>{`${job.companyName} ·`}</span> <Icon name="map-pin" /> <span>{job.location}</span>
        </p>
        {state && <p className="muted">{state}</p>}
        {takenOverAt !== null && (
          <p className="muted">{`L’hai inviata senza account, con questa email: ${datePhrase('dal', new Date(takenOverAt))} è qui.`}</p>
        )}
      </div>
      {purgedAt ? (
        <TakeBack application={application} toast="Candidatura di nuovo al suo posto" label="Annulla eliminazione">
          {`Chi ha pubblicato l’offerta non la vede più. La cancelliamo del tutto, con il CV, ${datePhrase('il', new Date(purgedAt))}: fino ad allora puoi annullare.`}
        </TakeBack>
      ) : (
        <>
          {status === 'hired' && (
            <Notice tone="success" title={`Congratulazioni! ${job.companyName} ti ha scelta/o`}>
              <p>
                Contratto e primo giorno li concordi direttamente con chi ti assume. Nessun datore di lavoro serio ti
                chiede denaro.
              </p>
              {added !== null && (
                <p className="measure whitespace-pre-line break-words">
                  <PhoneLinks text={added} />
                </p>
              )}
            </Notice>
          )}
          <InterviewPart of={id} />
          <Conversation
            id={id}
            history={application.history}
            reason={application.reason}
            note={status === 'hired' ? null : added}
            hint={`Lo legge ${job.companyName}, con chi lavora alle sue offerte.`}
            begun={application.lines > 0}
          />
          {remindedAt !== null && <p className="measure">{UNHEARD}</p>}
          {status === 'withdrawn' && until > now && (
            <TakeBack application={application} toast="Candidatura di nuovo attiva" label="Annulla il ritiro">
              {`Chi ha pubblicato l’offerta non legge più il tuo messaggio. Fino ${datePhrase('al', until)} puoi annullare: torna com’era, con il CV.`}
            </TakeBack>
          )}
          {status === 'rejected' && job.state !== 'gone' && <OtherOffers application={application} />}
          {message !== null && (
            <details>
              <summary className="py-2.5">Il tuo messaggio</summary>
              <p className="measure whitespace-pre-line break-words">
                <PhoneLinks text={message} />
              </p>
            </details>
          )}
          {nextSeason && (
            <p className="muted">Ricontatto la prossima stagione: sì, finché non elimini la candidatura.</p>
          )}
          <SentAnswers application={application} />
          {cv && <CvDownload applicationId={id} cv={cv} label="Scarica il tuo CV" />}
          <SentApplicationActions application={application} />
        </>
      )}
    </article>
  );
}

type Props = { readonly application: SentApplication };

function OtherOffers({ application: { id, jobId } }: Props) {
  const { data: offers = [] } = useQuery(nearbyOffersOptions(jobId));
  if (offers.length === 0) return null;
  return (
    <section className="stack-sm" aria-labelledby={`altre-${id}`}>
      <h4 id={`altre-${id}`} className="font-600">
        Offerte aperte vicino a questa
      </h4>
      <ul className="list-plain stack-sm">
        {offers.map(({ id: offer, title, companyName, location }) => (
          <li key={offer} className="break-words">
            <Link className="inline-flex items-center min-h-11" to={pagePath.job(offer)}>
              {title}
            </Link>
            <p className="muted">{`${companyName}, ${location}`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SentAnswers({ application: { ticks, answers } }: Props) {
  if (ticks.length === 0 && answers.length === 0) return null;
  const had = ticks.filter(({ has }) => has).map(({ what }) => what);
  return (
    <details>
      <summary className="py-2.5">Quello che hai detto</summary>
      <dl className="stack-sm">
        {ticks.length > 0 && (
          <div>
            <dt className="muted">{`Hai segnato ${had.length} di ${ticks.length} requisiti`}</dt>
            <dd>{had.length > 0 ? had.join(', ') : 'Nessuno'}</dd>
          </div>
        )}
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt className="muted">{questionText(question)}</dt>
            <dd className="break-words">{answer}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

async function showChanged(client: QueryClient, changed: OwnApplication, authorization: string): Promise<void> {
  await keepStored(client, guestApplicationOptions(authorization), (own) => own && { ...own, ...renew(own) });
  await keepStored(client, ownApplicationsOptions(changed.jobId), () => [changed]);
  await keepStored(
    client,
    sentApplicationsOptions(),
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(renew) })) },
  );

  function renew(item: SentApplication): SentApplication {
    if (item.id !== changed.id) return item;
    const isNews = item.status !== changed.status;
    const history = isNews ? [...item.history, { status: changed.status, at: changed.statusAt }] : item.history;
    return { ...item, ...changed, history };
  }
}

/** A change of one's own application; it shows once the server has stored it. */
function useChange(
  id: string,
  call: `POST /api/applications/:id/${'withdraw' | 'restore'}` | 'DELETE /api/applications/:id',
  title: string,
) {
  const client = useQueryClient();
  const authorization = useApplicant();
  return useMutation({
    mutationFn: () => send(call, { params: { id }, authorization }),
    onSuccess: async (changed) => {
      await showChanged(client, changed, authorization);
      showToast({ title });
    },
    onError: failureToast('Modifica non riuscita', 'Non è stato possibile.'),
  });
}

function SentApplicationActions({ application: { id, status, job, cv } }: Props) {
  const withdraw = useChange(id, 'POST /api/applications/:id/withdraw', 'Candidatura ritirata');
  const remove = useChange(id, 'DELETE /api/applications/:id', 'Candidatura eliminata');
  return (
    <div className="cluster">
      {status !== 'withdrawn' && (
        <ConfirmButton
          mutation={withdraw}
          title="Ritirare la candidatura?"
          confirm="Sì, ritirala"
          pending="Ritiro in corso..."
          keep="No, lasciala"
          warning={
            <div className="stack">
              <p className="font-600 break-words">{job.title}</p>
              <p>
                Chi ha pubblicato l’offerta vede che l’hai ritirata e qui non legge più il tuo messaggio. Quello che ha
                già ricevuto per email resta nella sua posta.
              </p>
              <p>{`Per ${WITHDRAWN_DAYS} giorni puoi tornare indietro.${cv ? ' Poi il CV viene cancellato.' : ''}`}</p>
            </div>
          }
        >
          Ritira la candidatura
        </ConfirmButton>
      )}
      <MutationButton
        variant="danger"
        mutation={remove}
        loadingLabel="Eliminazione..."
        aria-label={`Elimina la candidatura: ${job.title}`}
      >
        Elimina
      </MutationButton>
    </div>
  );
}

type TakeBackProps = Props & { readonly toast: string; readonly label: string; readonly children: string };

function TakeBack({ application: { id, purgedAt }, toast, label, children }: TakeBackProps) {
  const restore = useChange(id, 'POST /api/applications/:id/restore', toast);
  return (
    <Notice
      tone={purgedAt ? 'warning' : 'info'}
      title={purgedAt ? 'Candidatura eliminata' : 'Hai ritirato la candidatura'}
    >
      <p>{children}</p>
      <p>
        <MutationButton variant="secondary" mutation={restore} loadingLabel="Un momento...">
          {label}
        </MutationButton>
      </p>
    </Notice>
  );
}
