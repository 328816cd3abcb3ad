import { useMutation, useQuery } from '@tanstack/react-query';
import { type ContextType, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { GuestApplication } from '../../shared/guest-applications.ts';
import { italianPath } from '../../shared/languages.ts';
import { pagePath } from '../../shared/paths.ts';
import { linkedApplicationLink } from '../../shared/token-links.ts';
import { send } from '../api/call.ts';
import { readOptions } from '../api/call-options.ts';
import { ApiError } from '../api/fetch-api.ts';
import { ButtonLine } from '../app/link.tsx';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { MutationButton } from '../forms/mutation-button.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { textsOf, translated, translatedHead } from '../languages/translated-head.ts';
import { Italian, useWords, type Words } from '../languages/words.tsx';
import { useLinkToken } from '../mailed-links/use-link-token.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast-store.ts';
import { ApplicantLink, ReportConversation } from './application-parts.tsx';
import { ApplicationWords } from './application-words.ts';
import { guestApplicationOptions } from './queries.ts';
import { SentApplicationCard } from './sent-application-card.tsx';

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
      <p className="muted">{mine.private}</p>
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
  if (data) return <Application application={data} token={token} />;
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

function Application({ application, token }: { readonly application: GuestApplication; readonly token: string }) {
  const { name, email, phone } = application;
  const words = useWords();
  const { mine, site } = words.texts;
  return (
    <ApplicantLink value={token}>
      <ApplicationWords value={wordsOf(words)}>
        <ReportConversation
          value={() => <a href={linkedApplicationLink(token)} hrefLang="it">{`${mine.report} ${site.inItalian}`}</a>}
        >
          <p className="break-words">
            {`${mine.sentBy} `}
            <bdi>{[name, phone, email].filter(Boolean).join(' · ')}</bdi>
          </p>
          <h2 className="sr-only">{words.texts.confirm.for}</h2>
          <SentApplicationCard application={application} />
        </ReportConversation>
      </ApplicationWords>
    </ApplicantLink>
  );
}

/** What the parts of an application say in another language. */
function wordsOf(words: Words): ContextType<typeof ApplicationWords> {
  const { site, mine, values, counted } = words.texts;
  const labels = { close: site.close, region: mine.title };
  return {
    ...words,
    appointment: words.moment,
    question: (id) => values.question[id],
    toast: (title) => showToast({ title, labels }),
    failed: (title, description) => () => showToast({ title, description, tone: 'destructive', labels }),
    foreign: {
      close: site.close,
      wrong: mine.wrong,
      failed: site.offline,
      errors: (count) => words.counted(counted.errors, count),
    },
  };
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
