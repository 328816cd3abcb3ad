import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { WITHDRAWN_DAYS } from '../../shared/application-values.ts';
import { addDays } from '../../shared/dates.ts';
import type { GuestApplication } from '../../shared/guest-applications.ts';
import { fill } from '../../shared/language-words.ts';
import { italianPath } from '../../shared/languages.ts';
import { pagePath } from '../../shared/paths.ts';
import { linkedApplicationLink } from '../../shared/token-links.ts';
import { send } from '../api/call.ts';
import { readOptions } from '../api/call-options.ts';
import { ApiError } from '../api/fetch-api.ts';
import { ButtonLine } from '../app/link.tsx';
import { useNow } from '../app/now.tsx';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { MutationButton } from '../forms/mutation-button.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { textsOf, translated, translatedHead } from '../languages/translated-head.ts';
import { Italian, useWords } from '../languages/words.tsx';
import { useLinkToken } from '../mailed-links/use-link-token.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { guestApplicationOptions } from './queries.ts';
import { Interview, Thread, useChange } from './translated-thread.tsx';

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

function ApplicationPage() {
  const { site, apply, mine } = useWords().texts;
  const token = useLinkToken();
  const [params] = useSearchParams();
  // The address loses it together with the token.
  const [state] = useState(params.get('esito'));
  return (
    <div className="container section stack measure">
      <h1>{mine.title}</h1>
      <noscript>
        <p className="card">{mine.needsScript}</p>
      </noscript>
      {state === 'waiting' && <Notice title={apply.waiting}>{apply.waitingText}</Notice>}
      {state === 'sent' && (
        <Notice tone="success" title={apply.sent}>
          {apply.sentText}
        </Notice>
      )}
      {token === undefined && <p className="needs-script muted">{site.loading}</p>}
      {token === null && state !== 'waiting' && <p>{mine.dead}</p>}
      {!import.meta.env.SSR && token && <Linked key={token} token={token} />}
      <p className="muted">
        {mine.lost} <a href={pagePath.linkedApplication()} hrefLang="it">{`${mine.links} ${site.inItalian}`}</a>
      </p>
    </div>
  );
}

function Linked({ token }: { token: string }) {
  const { site, mine } = useWords().texts;
  const { data, error, isPending, refetch } = useQuery(guestApplicationOptions(`Link ${token}`));
  if (isPending) return <p className="muted">{site.loading}</p>;
  if (data) return <Application application={data} token={token} renew={refetch} />;
  const status = statusOf(error);
  return (
    <Outcome tone="error" title={mine.notFound}>
      <p>{status === 401 ? mine.dead : status === 409 ? mine.account : site.offline}</p>
      <Button className="self-start" onClick={() => refetch()}>
        {site.retry}
      </Button>
    </Outcome>
  );
}

type ApplicationProps = {
  readonly application: GuestApplication;
  readonly token: string;
  readonly renew: () => Promise<unknown>;
};

function Application({ application, token, renew }: ApplicationProps) {
  const { texts, path, day } = useWords();
  const { mine, values } = texts;
  const { name, email, phone, job, jobId, status, reason, answerNote, message, purgedAt } = application;
  const until = addDays(new Date(application.statusAt), WITHDRAWN_DAYS);
  const isWithdrawn = status === 'withdrawn';
  const authorization = `Link ${token}`;
  const which = { params: { id: application.id }, authorization };
  const now = useNow();
  return (
    <article className="card stack">
      <p className="muted">{mine.private}</p>
      <h2 className="text-h3 break-words">
        <Italian>{`${job.title} · ${job.companyName} · ${job.location}`}</Italian>
      </h2>
      <p>
        <Badge>{purgedAt ? mine.deleted : values.status[status]}</Badge>
      </p>
      {job.state === 'open' ? (
        <ButtonLine to={path(pagePath.job(jobId))}>{texts.offer.details}</ButtonLine>
      ) : (
        <p className="muted">{mine[job.state]}</p>
      )}
      <p className="break-words">
        {`${mine.sentBy} `}
        <bdi>{[name, phone, email].filter(Boolean).join(' · ')}</bdi>
      </p>
      {purgedAt && <p>{fill(mine.deletedText, { date: day(purgedAt) })}</p>}
      {status === 'hired' && <Notice tone="success">{mine.hired}</Notice>}
      {!purgedAt && <Interview of={application.id} authorization={authorization} />}
      <Thread application={application} authorization={authorization} />
      {reason && <p>{`${mine.reason}: ${values.reason[reason]}`}</p>}
      {application.remindedAt && <p>{mine.unheard}</p>}
      {answerNote && <Words title={mine.answer} lang="it" words={answerNote} />}
      {message && <Words title={mine.message} words={message} />}
      {(purgedAt || (isWithdrawn && until > now)) && (
        <Change renew={renew} label={mine.restore} act={() => send('POST /api/applications/:id/restore', which)} />
      )}
      {!purgedAt && !isWithdrawn && (
        <details>
          <summary className="py-2.5">{mine.withdraw}</summary>
          <p>{mine.withdrawAsk}</p>
          <Change
            renew={renew}
            label={mine.withdrawYes}
            act={() => send('POST /api/applications/:id/withdraw', which)}
          />
        </details>
      )}
      {!purgedAt && (
        <Change renew={renew} label={mine.delete} act={() => send('DELETE /api/applications/:id', which)} />
      )}
      <a href={linkedApplicationLink(token)} hrefLang="it">
        {mine.italian}
      </a>
    </article>
  );
}

const Words = ({ title, lang, words }: { title: string; lang?: string; words: string }) => (
  <>
    <h3>{title}</h3>
    <p lang={lang} dir="auto" className="whitespace-pre-line break-words">
      {words}
    </p>
  </>
);

type ChangeProps = Pick<ApplicationProps, 'renew'> & { readonly label: string; readonly act: () => Promise<unknown> };

function Change({ renew, label, act }: ChangeProps) {
  const { site } = useWords().texts;
  const { mutation, failed } = useChange(renew, act);
  return (
    <>
      {failed}
      <MutationButton variant="secondary" className="self-start" mutation={mutation} loadingLabel={site.loading}>
        {label}
      </MutationButton>
    </>
  );
}

/** The last step of an application with an address. */
function ConfirmPage() {
  const { texts, path } = useWords();
  const { site, offer, apply, mine, confirm } = texts;
  const token = useLinkToken();
  const about = useQuery({
    ...readOptions('GET /api/applications/confirm', { authorization: `Link ${token}` }),
    enabled: Boolean(token),
  }).data;
  const action = useMutation({
    mutationFn: () => send('POST /api/applications/confirm', { body: { token: token ?? '' } }),
  });
  const status = statusOf(action.error);
  const own = action.data?.token;
  return (
    <div className="container section stack measure">
      <h1>{confirm.title}</h1>
      <noscript>
        <p className="card">{mine.needsScript}</p>
      </noscript>
      {about && (
        <p className="break-words">
          {confirm.for} <Italian>{`${about.jobTitle}, ${about.companyName}, ${about.location}`}</Italian>
        </p>
      )}
      {action.isSuccess ? (
        <Outcome tone="success" title={apply.sent}>
          <p>{`${apply.sentText} ${confirm.next}`}</p>
          {own && <ButtonLine to={path(linkedApplicationLink(own))}>{apply.follow}</ButtonLine>}
        </Outcome>
      ) : (
        <>
          <p className="text-lead">{token === null ? confirm.incomplete : confirm.lead}</p>
          {action.isError && (
            <Outcome tone="error" title={apply.failed}>
              {status === 409 ? apply.failedEnded : status >= 400 && status < 500 ? confirm.dead : site.offline}
            </Outcome>
          )}
          {token && (
            <MutationButton className="self-start" mutation={action} loadingLabel={apply.sending}>
              {apply.send}
            </MutationButton>
          )}
          <p className="muted">{confirm.notYours}</p>
        </>
      )}
      <ButtonLine to={path(pagePath.jobs())}>{offer.back}</ButtonLine>
    </div>
  );
}

/** The page of a mailed link in another language. */
export async function translatedPage(path: string, given: Page['texts']): Promise<Page> {
  const texts = await textsOf(path, given);
  const isToConfirm = italianPath(path) === pagePath.confirmApplication();
  const { title, about: description } = isToConfirm ? texts.confirm : texts.mine;
  return translated(texts, {
    Component: isToConfirm ? ConfirmPage : ApplicationPage,
    head: () => translatedHead(texts, { title: `${title}: ${texts.site.offers}`, description, canonical: path }),
    sharedAddress: sharedWithoutQuery,
  });
}
