import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { pagePath } from '../../shared/paths.ts';
import { ApiError } from '../api/fetch-api.ts';
import { deferred } from '../app/deferred.tsx';
import { ButtonLink } from '../app/link.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { FormFrame } from '../layout/form-frame.tsx';
import { useLinkToken } from '../mailed-links/use-link-token.ts';
import { Button } from '../ui/button.tsx';
import { deer } from '../ui/figures.ts';
import { Notice } from '../ui/notice.tsx';
import { ApplicantLink, LoadingApplication } from './application-parts.tsx';
import { useApplicationWords } from './application-words.ts';
import { guestApplicationOptions } from './queries.ts';

const SentApplicationCard = deferred(async () => (await import('./sent-application-card.tsx')).SentApplicationCard);

type LinkedApplicationProps = {
  /** Help for somebody whose link is lost. */
  readonly lost: ReactNode;
  /** Parts below the application; `justSent` right after it was. */
  readonly below: (token: string, justSent: boolean) => ReactNode;
};

/** The private page of an application without an account, in any language. */
export function LinkedApplication({ lost, below }: LinkedApplicationProps) {
  const { mine } = useApplicationWords().texts;
  const token = useLinkToken();
  const [params] = useSearchParams();
  // The address loses it together with the token.
  const [state] = useState(params.get('esito'));
  return (
    <FormFrame
      title={mine.title}
      art={deer}
      withoutScript={mine.needsScript}
      aside={{ title: mine.goodToKnow, points: [mine.private, mine.comeBack, mine.toAccount] }}
    >
      {state === 'waiting' && (
        <Notice tone="info" title={mine.waiting}>
          <p>{mine.waitingText}</p>
        </Notice>
      )}
      {state === 'sent' && (
        <Notice tone="success" title={mine.sent}>
          <p>
            {mine.sentText}
            <noscript> {mine.saveAddress}</noscript>
          </p>
        </Notice>
      )}
      {token === undefined && state === null && <LoadingApplication label={mine.loading} />}
      {token === null && state !== 'waiting' && lost}
      {!import.meta.env.SSR && token && (
        <ApplicantLink key={token} value={token}>
          <Linked token={token} lost={lost}>
            {below(token, state === 'sent')}
          </Linked>
        </ApplicantLink>
      )}
    </FormFrame>
  );
}

type LinkedProps = { readonly token: string; readonly lost: ReactNode; readonly children: ReactNode };

function Linked({ token, lost, children }: LinkedProps) {
  const { texts, refusal } = useApplicationWords();
  const { mine } = texts;
  const { data, error, isPending, refetch } = useQuery(guestApplicationOptions(`Link ${token}`));
  if (isPending) return <LoadingApplication label={mine.loading} />;
  if (data)
    return (
      <div className="stack">
        <p className="break-words">
          {mine.sentBy}{' '}
          <strong>
            <bdi>{data.name}</bdi>
          </strong>
          {data.phone && (
            <span className="muted">
              {' '}
              · <bdi className="whitespace-nowrap">{data.phoneText ?? data.phone}</bdi>
            </span>
          )}
          {data.email && (
            <span className="muted">
              {' '}
              · <bdi>{data.email}</bdi>
            </span>
          )}
        </p>
        <h2 className="sr-only">{mine.what}</h2>
        <SentApplicationCard application={data} />
        {children}
      </div>
    );
  const status = error instanceof ApiError ? error.status : 0;
  const isTaken = status === 409;
  return (
    <>
      <Outcome tone={isTaken ? 'info' : 'error'} title={isTaken ? mine.inAccount : mine.notFound}>
        <p>{refusal(error, { refused: isTaken ? mine.account : mine.dead, unanswered: mine.offline })}</p>
        <p className="cluster">
          {isTaken && (
            <ButtonLink variant="primary" to={pagePath.applications()} hrefLang="it">
              {mine.applications}
            </ButtonLink>
          )}
          {(status === 0 || status >= 500) && <Button onClick={() => refetch()}>{mine.retry}</Button>}
        </p>
      </Outcome>
      {status === 401 && lost}
    </>
  );
}
