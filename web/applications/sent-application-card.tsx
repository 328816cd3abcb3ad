import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { WITHDRAWN_DAYS } from '../../shared/application-values.ts';
import type { OwnApplication, SentApplication } from '../../shared/applications.ts';
import { addDays, datePhrase } from '../../shared/dates.ts';
import { fill } from '../../shared/language-words.ts';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { keepStored } from '../api/call-options.ts';
import { Link } from '../app/link.tsx';
import { useNow } from '../app/now.tsx';
import { ConfirmButton } from '../forms/dialog-button.tsx';
import { MutationButton } from '../forms/mutation-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast-store.ts';
import { CvDownload, useApplicant } from './application-parts.tsx';
import { ApplicationBadge } from './application-status.tsx';
import { useApplicationWords } from './application-words.ts';
import { Conversation, TypedText } from './conversation.tsx';
import { InterviewPart } from './interview-part.tsx';
import {
  guestApplicationOptions,
  nearbyOffersOptions,
  ownApplicationsOptions,
  sentApplicationsOptions,
} from './queries.ts';

export function SentApplicationCard({ application }: Props) {
  const { id, job, status, message, answerNote, remindedAt, nextSeason, cv, purgedAt, takenOverAt } = application;
  const { texts, path, day } = useApplicationWords();
  const { sent, values } = texts;
  const page = job.employerSlug ? pagePath.employer(job.employerSlug) : null;
  const to = page ?? (job.state === 'gone' ? null : path(pagePath.job(application.jobId)));
  const now = useNow();
  const until = addDays(new Date(application.statusAt), WITHDRAWN_DAYS);
  const company = job.companyName;
  const added = answerNote === null ? null : { intro: fill(sent.adds, { company }), text: answerNote };
  return (
    <article className="card stack" aria-labelledby={`candidatura-${id}`}>
      <div className="stack-sm">
        <div className="split items-start">
          <h3 id={`candidatura-${id}`} lang="it" className="text-h3 min-w-0 break-words">
            {to === null ? job.title : <Link to={to}>{job.title}</Link>}
          </h3>
          {!purgedAt && <ApplicationBadge status={status} label={values.status[status]} />}
        </div>
        <p lang="it" className="break-words">
          <span>{`${company} ·`}</span> <Icon name="map-pin" /> <span>{job.location}</span>
        </p>
        {page === null && job.state !== 'open' && <p className="muted">{sent[job.state]}</p>}
        {takenOverAt !== null && (
          <p className="muted">{`L’hai inviata senza account, con questa email: ${datePhrase('dal', new Date(takenOverAt))} è qui.`}</p>
        )}
      </div>
      {purgedAt ? (
        <TakeBack application={application} title={sent.deleted} toast={sent.undeleted} label={sent.undelete}>
          {fill(sent.deletedText, { date: day(purgedAt, 'il') })}
        </TakeBack>
      ) : (
        <>
          {status === 'hired' && (
            <Notice tone="success" title={fill(sent.hired, { company })}>
              <p>{sent.hiredText}</p>
              {added !== null && <TypedText {...added} lang="it" />}
            </Notice>
          )}
          <InterviewPart of={id} />
          <Conversation
            id={id}
            history={application.history}
            reason={application.reason}
            note={status === 'hired' ? null : added}
            hint={fill(sent.lineHint, { company })}
            begun={application.lines > 0}
          />
          {remindedAt !== null && <p className="measure">{sent.unheard}</p>}
          {status === 'withdrawn' && until > now && (
            <TakeBack application={application} title={sent.withdrawn} toast={sent.unwithdrawn} label={sent.unwithdraw}>
              {fill(sent.withdrawnText, { date: day(until.toISOString(), 'al') })}
            </TakeBack>
          )}
          {status === 'rejected' && job.state !== 'gone' && <OtherOffers application={application} />}
          {message !== null && (
            <details>
              <summary className="py-2.5">{sent.message}</summary>
              <TypedText text={message} />
            </details>
          )}
          {nextSeason && <p className="muted">{sent.nextSeason}</p>}
          <SentAnswers application={application} />
          {cv && <CvDownload applicationId={id} cv={cv} label={sent.cv} />}
          <SentApplicationActions application={application} />
        </>
      )}
    </article>
  );
}

type Props = { readonly application: SentApplication };

function OtherOffers({ application: { id, jobId } }: Props) {
  const { texts, path } = useApplicationWords();
  const { data: offers = [] } = useQuery(nearbyOffersOptions(jobId));
  if (offers.length === 0) return null;
  return (
    <section className="stack-sm" aria-labelledby={`altre-${id}`}>
      <h4 id={`altre-${id}`} className="font-600">
        {texts.sent.nearby}
      </h4>
      <ul className="list-plain stack-sm">
        {offers.map(({ id: offer, title, companyName, location }) => (
          <li key={offer} lang="it" className="break-words">
            <Link className="inline-flex items-center min-h-11" to={path(pagePath.job(offer))}>
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
  const { texts, question: textOf } = useApplicationWords();
  const { sent } = texts;
  if (ticks.length === 0 && answers.length === 0) return null;
  const had = ticks.filter(({ has }) => has).map(({ what }) => what);
  return (
    <details>
      <summary className="py-2.5">{sent.stated}</summary>
      <dl className="stack-sm">
        {ticks.length > 0 && (
          <div>
            <dt className="muted">{fill(sent.ticked, { had: had.length, all: ticks.length })}</dt>
            <dd>{had.length > 0 ? <bdi lang="it">{had.join(', ')}</bdi> : sent.none}</dd>
          </div>
        )}
        {answers.map(({ question, answer }) => (
          <div key={question}>
            <dt className="muted">{textOf(question)}</dt>
            <dd dir="auto" className="break-words">
              {answer}
            </dd>
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
  const { texts, failed } = useApplicationWords();
  return useMutation({
    mutationFn: () => send(call, { params: { id }, authorization }),
    onSuccess: async (changed) => {
      await showChanged(client, changed, authorization);
      showToast({ title });
    },
    onError: failed(texts.conversation.failed, texts.conversation.impossible),
  });
}

function SentApplicationActions({ application: { id, status, job, cv } }: Props) {
  const { sent, conversation } = useApplicationWords().texts;
  const withdraw = useChange(id, 'POST /api/applications/:id/withdraw', sent.withdrew);
  const remove = useChange(id, 'DELETE /api/applications/:id', sent.deleted);
  return (
    <div className="cluster">
      {status !== 'withdrawn' && (
        <ConfirmButton
          mutation={withdraw}
          title={sent.withdrawAsk}
          confirm={sent.withdrawYes}
          pending={sent.withdrawing}
          keep={sent.keep}
          warning={
            <div className="stack">
              <p lang="it" className="font-600 break-words">
                {job.title}
              </p>
              <p>{sent.withdrawText}</p>
              <p>{`${fill(sent.withdrawDays, { days: WITHDRAWN_DAYS })}${cv ? ` ${sent.withdrawCv}` : ''}`}</p>
            </div>
          }
        >
          {sent.withdraw}
        </ConfirmButton>
      )}
      <MutationButton
        variant="danger"
        mutation={remove}
        loadingLabel={conversation.moment}
        aria-label={`${sent.deleteThis}: ${job.title}`}
      >
        {sent.delete}
      </MutationButton>
    </div>
  );
}

type TakeBackProps = Props & Readonly<Record<'title' | 'toast' | 'label' | 'children', string>>;

function TakeBack({ application: { id, purgedAt }, title, toast, label, children }: TakeBackProps) {
  const { conversation } = useApplicationWords().texts;
  const restore = useChange(id, 'POST /api/applications/:id/restore', toast);
  return (
    <Notice tone={purgedAt ? 'warning' : 'info'} title={title}>
      <p>{children}</p>
      <p>
        <MutationButton variant="secondary" mutation={restore} loadingLabel={conversation.moment}>
          {label}
        </MutationButton>
      </p>
    </Notice>
  );
}
