import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LinkedApplication } from '../../shared/answers.ts';
import { ANSWERS, APPLICATION_STATUS_LABELS } from '../../shared/application-values.ts';
import { momentOf } from '../../shared/dates.ts';
import { pagePath, receivedPath } from '../../shared/paths.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { send } from '../api/call.ts';
import { ApiError } from '../api/fetch-api.ts';
import { ButtonLink } from '../app/link.tsx';
import { ownPage } from '../app/own-page.ts';
import { failureText } from '../forms/failure.ts';
import { Outcome } from '../forms/outcome.tsx';
import { FormFrame } from '../layout/form-frame.tsx';
import { PhoneLinks } from '../layout/phone-links.tsx';
import { RenewLink } from '../mailed-links/renew-link.tsx';
import { useLinkToken } from '../mailed-links/use-link-token.ts';
import { Button } from '../ui/button.tsx';
import { house } from '../ui/figure.tsx';
import { Notice } from '../ui/notice.tsx';
import { AnswerForm } from './answer-form.tsx';
import { LoadingApplication, ProposeOffer, UNREAD } from './application-parts.tsx';
import { NO_EMAIL } from './contact-texts.ts';
import { linkedApplicationOptions, useLinkAnswer } from './received-queries.ts';

const GOOD_TO_KNOW = {
  title: 'Buono a sapersi',
  points: [
    'Chi ha lasciato un’email riceve lì la risposta: anche un no è meglio del silenzio.',
    'Con il link rispondi una volta, entro 30 giorni. Per cambiare risposta accedi.',
    'Chi ha il link può rispondere al posto tuo: non inoltrare la email.',
  ],
};
const INCOMPLETE = 'Manca una parte del link: aprilo di nuovo dalla email, oppure accedi e rispondi da lì.';
const UNSENT = {
  refused: 'La risposta non è stata inviata.',
  unanswered: 'La risposta non è stata inviata: controlla la connessione e riprova.',
};

/** The link opens a page with a button: mail scanners follow links, and a GET changes nothing. */
function AnswerApplicationPage() {
  const token = useLinkToken();
  return (
    <FormFrame
      title="Rispondi alla candidatura"
      art={house}
      withoutScript="Per rispondere serve JavaScript: attivalo nel browser e ricarica la pagina."
      aside={GOOD_TO_KNOW}
    >
      {token === undefined && <LoadingApplication />}
      {token === null && <NoApplication text={INCOMPLETE} />}
      {!import.meta.env.SSR && token && <Linked key={token} token={token} />}
    </FormFrame>
  );
}

function Linked({ token }: { token: string }) {
  const { data, error, isPending, refetch } = useQuery(linkedApplicationOptions(token));
  if (isPending) return <LoadingApplication />;
  const refused = error instanceof ApiError && error.status < 500;
  // A later read that got lost takes no answer away that is being written.
  if (data && !refused) return <Application application={data} token={token} />;
  return (
    <NoApplication text={failureText(error, UNREAD)}>
      {!refused && <Button onClick={() => refetch()}>Riprova</Button>}
      {error instanceof ApiError && error.status === 401 && (
        <RenewLink renew={() => send('POST /api/applications/answer/link', { body: { token } })} />
      )}
    </NoApplication>
  );
}

const NoApplication = ({ text, children }: { text: string; children?: ReactNode }) => (
  <Outcome tone="error" title="Con questo link non puoi rispondere">
    <p>{text}</p>
    <div className="cluster">
      {children}
      <ToReceived />
    </div>
  </Outcome>
);

const ToReceived = () => <ButtonLink to={receivedPath()}>Vai alle candidature</ButtonLink>;

function Application({ application, token }: { application: LinkedApplication; token: string }) {
  const { jobTitle, spontaneous, name, message, hasCv, hasEmail, status, createdAt } = application;
  const reach = hasEmail ? `${name} la riceve per email.` : NO_EMAIL;
  const answer = useLinkAnswer(token);
  return (
    <>
      <p className="text-lead break-words">
        <strong>{name}</strong>{' '}
        <span>{spontaneous ? 'si è presentata/o senza un’offerta' : `per l’offerta “${jobTitle}”`}</span>
      </p>
      <p className="muted">
        {`${momentOf(new Date(createdAt))}${hasCv ? ' · Ha allegato il CV: lo scarichi dalle candidature, dopo l’accesso.' : ''}`}
      </p>
      {message !== null && (
        <blockquote className="card whitespace-pre-line break-words">
          <PhoneLinks text={message} />
        </blockquote>
      )}
      {status === 'withdrawn' ? (
        <Notice title="Candidatura ritirata">
          <p>Chi l’ha inviata l’ha ritirata: non serve più rispondere.</p>
        </Notice>
      ) : answer.isSuccess ? (
        <>
          <Outcome
            tone="success"
            title={`Risposta ${hasEmail ? 'inviata' : 'salvata'}: ${APPLICATION_STATUS_LABELS[status]}`}
          >
            <p>{reach}</p>
            <p>
              <ToReceived />
            </p>
          </Outcome>
          {spontaneous && status === 'rejected' && <ProposeOffer />}
        </>
      ) : ANSWERS.some((given) => given === status) ? (
        <Notice title={`Hai già risposto: ${APPLICATION_STATUS_LABELS[status]}`}>
          <p>{`${momentOf(new Date(application.statusAt))}. Per cambiare la risposta accedi.`}</p>
          <p>
            <ToReceived />
          </p>
        </Notice>
      ) : (
        <>
          {answer.isError && (
            <Outcome tone="error" title="Risposta non inviata">
              <p>{failureText(answer.error, UNSENT)}</p>
            </Outcome>
          )}
          <AnswerForm
            hint={reach}
            status={status}
            contact={application.hiredContact}
            pending={answer.isPending}
            onAnswer={(sent) => answer.mutate(sent)}
          />
        </>
      )}
    </>
  );
}

export const page = ownPage(AnswerApplicationPage, pagePath.answerApplication(), {
  title: 'Rispondi alla candidatura',
  description: `Rispondi a una candidatura per la tua offerta ${VALLEY.in} con il link che hai ricevuto per email, senza accedere.`,
  keywords: ['candidatura', 'risposta', `lavoro ${VALLEY.name}`],
});
