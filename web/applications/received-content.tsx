import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ReceivedApplication } from '../../shared/answers.ts';
import { APPLICATION_STATUS_LABELS } from '../../shared/application-values.ts';
import { longDate } from '../../shared/dates.ts';
import { Link } from '../app/link.tsx';
import { failureToast } from '../forms/failure.ts';
import { PhoneLinks } from '../layout/phone-links.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmailText } from '../ui/email-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast-store.ts';
import { AnswerForm, type ApplicationAnswer } from './answer-form.tsx';
import { CvDownload, ProposeOffer } from './application-parts.tsx';
import { ANSWER_ID, mailLink, NO_EMAIL, phoneLink, reachText, whatsappLink } from './contact-texts.ts';
import { Conversation } from './conversation.tsx';
import { InterviewPart } from './interview-part.tsx';
import { useSetStatus } from './received-queries.ts';

type Props = { readonly application: ReceivedApplication };

type AnswerProps = Props & {
  readonly isShown: boolean;
  /** Gets the application that is still shown after its answer; true where another one takes its place, and says so. */
  readonly onAnswered: (answered: ReceivedApplication) => boolean;
};

/** The application whose answer led to this one, and the way back to it. */
type Before = { readonly answered: ReceivedApplication; readonly path: string };

type ReceivedContentProps = AnswerProps & { readonly back: string; readonly before: Before | null };

/** One application as the employer reads it. Opening it is what makes it read; the list alone does not. */
export function ReceivedContent({ application, isShown, onAnswered, back, before }: ReceivedContentProps) {
  const { id, name, jobTitle, status, createdAt, mayAnswer, history, reason, answerNote } = application;
  const by = history.at(-1)?.by;
  const { hash } = useLocation();
  const read = useSetStatus(id);
  const box = useRef<HTMLElement>(null);
  const begin = useEffectEvent((named: string) => {
    const answer = named === `#${ANSWER_ID}` ? box.current?.querySelector<HTMLElement>('input[type=radio]') : null;
    const scrolled = box.current?.closest('.sticky-box');
    scrolled?.scrollTo({ top: 0 });
    (answer ?? box.current?.querySelector('h3'))?.focus();
    // Shows the foot, too, where the button of the answer is.
    scrolled?.scrollIntoView({ block: 'nearest' });
    // A failure loses nothing: opening it again repeats the call.
    if (mayAnswer && status === 'sent' && !read.isPending) read.mutate({ status: 'read' });
  });
  // 'Rispondi' and the name lead to two places of what may be open already.
  useEffect(() => {
    if (isShown) begin(hash);
  }, [isShown, hash]);
  return (
    <article ref={box} className="card stack" aria-labelledby={`aperta-${id}`}>
      <p className="no-print">
        <Link className="inline-flex items-center min-h-11" to={back} preventScrollReset>
          Torna all’elenco
        </Link>
      </p>
      {before && <AnsweredNotice {...before} titleId={`prima-${id}`} />}
      <div>
        <h3
          id={`aperta-${id}`}
          className="text-h3 break-words"
          tabIndex={-1}
          aria-describedby={before ? `prima-${id}` : undefined}
        >
          {name}
        </h3>
        <p className="muted break-words">{`${longDate(new Date(createdAt))} · ${jobTitle}`}</p>
      </div>
      {status === 'withdrawn' ? (
        <p className="measure">Ha ritirato la candidatura: messaggio, CV e contatti non si vedono più.</p>
      ) : (
        <SentParts application={application} isShown={isShown} onAnswered={onAnswered} />
      )}
      {application.spontaneous && status === 'rejected' && mayAnswer && <ProposeOffer />}
      <Conversation
        id={id}
        history={history}
        reason={reason}
        note={answerNote === null ? null : { intro: by ? `${by} ha aggiunto:` : 'Hai aggiunto:', text: answerNote }}
        hint={
          application.email === null
            ? `${NO_EMAIL} Qui lo legge solo se riapre la sua pagina.`
            : 'Per una domanda, o per dire quando vi sentite: non decide niente.'
        }
        begun
      />
    </article>
  );
}

const answeredTitle = ({ status, verified }: ReceivedApplication): string =>
  `Risposta ${verified ? 'inviata' : 'salvata'}: ${APPLICATION_STATUS_LABELS[status]}`;

/** Stands above the application that took the place of an answered one, with what can still be done for that. */
function AnsweredNotice({ answered, path, titleId }: Before & { readonly titleId: string }) {
  const { name, phone } = answered;
  const whatsapp = phone === null ? null : whatsappLink(phone, answered);
  return (
    <Notice
      tone="success"
      title={<span id={titleId}>{`${name} · ${answeredTitle(answered)}`}</span>}
      className="no-print"
    >
      <p className="break-words">{reachText(answered)}</p>
      <p className="cluster gap-y-0!">
        {whatsapp !== null && (
          <a className="inline-flex items-center min-h-11" href={whatsapp} rel="external noopener noreferrer">
            {`Scrivi su WhatsApp a ${name}`}
          </a>
        )}
        <Link className="inline-flex items-center min-h-11" to={path} preventScrollReset>
          {`Torna a ${name}`}
        </Link>
      </p>
    </Notice>
  );
}

function SentParts({ application, isShown, onAnswered }: AnswerProps) {
  const { id, message, cv, status, answers, nextSeason, mayAnswer } = application;
  const answer = useSetStatus(id);
  const { data: answered } = answer;
  const tell = useEffectEvent((given: ReceivedApplication) => {
    if (isShown && onAnswered(given)) return;
    showToast({ title: answeredTitle(given), description: reachText(given) });
  });
  useEffect(() => {
    if (answered) tell(answered);
  }, [answered]);
  const send = (chosen: ApplicationAnswer) =>
    answer.mutate(
      { ...chosen, seen: status },
      {
        onError: failureToast('Risposta non inviata', 'Non è stato possibile salvarla.'),
      },
    );
  return (
    <>
      {message === null ? (
        <p className="muted">Non ha lasciato un messaggio.</p>
      ) : (
        <p className="measure whitespace-pre-line break-words">
          <PhoneLinks text={message} />
        </p>
      )}
      <Ticks application={application} />
      {answers.length > 0 && (
        <dl className="stack-sm">
          {answers.map(({ question, answer: text }) => (
            <div key={question}>
              <dt className="font-600">{question}</dt>
              <dd className="measure break-words">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {nextSeason && <p className="muted">Ricontatto la prossima stagione: sì.</p>}
      {cv && <CvDownload applicationId={id} cv={cv} label="Scarica il CV" />}
      <Contacts application={application} />
      <InterviewPart of={id} received={application} />
      {mayAnswer ? (
        <AnswerForm
          hint={reachText(application)}
          status={status}
          contact={application.hiredContact}
          pending={answer.isPending}
          onAnswer={send}
          // Seen however long the application is that scrolls above it.
          foot="lg:sticky lg:bottom-0 lg:py-3 lg:bg-surface"
        />
      ) : (
        <p className="muted">Puoi leggerla, ma non rispondere.</p>
      )}
    </>
  );
}

/** In words, and not in colours alone. */
function Ticks({ application: { id, ticks } }: Props) {
  if (ticks.length === 0) return null;
  return (
    <section className="stack-sm" aria-labelledby={`requisiti-${id}`}>
      <h4 id={`requisiti-${id}`} className="font-600">
        Requisiti, come li dichiara
      </h4>
      <ul className="list-plain stack-sm">
        {ticks.map(({ what, preferred, has }) => (
          <li key={what} className="flex items-start gap-2 break-words">
            <Icon name={has ? 'check' : 'info'} className="mt-1" />
            <span className="min-w-0">{`${has ? 'Sì' : 'Non detto'}: ${what}${preferred ? ' (gradito)' : ''}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const LINK = `${buttonClass('secondary')} min-w-0`;

function Contacts({ application }: Props) {
  const { email, phone, phoneText, verified } = application;
  const whatsapp = phone === null ? null : whatsappLink(phone, application);
  return (
    <>
      {!verified && (
        <Notice tone="warning" title="Contatto non verificato">
          <p>
            {email === null
              ? 'Ha lasciato solo il numero: nessuno ha controllato che sia suo.'
              : 'Non ha ancora confermato la sua email: nessuno ha controllato che sia sua.'}
          </p>
        </Notice>
      )}
      {email !== null && phone !== null && (
        <p className="muted">{`${verified ? 'L’email è confermata. ' : ''}Il numero non è verificato: nessuno ha controllato che sia suo.`}</p>
      )}
      <ul className="list-plain cluster">
        {phone !== null && (
          <li className="min-w-0">
            <a className={LINK} href={phoneLink(phone)}>
              <span className="min-w-0 break-words">{`Chiama ${phoneText ?? phone}`}</span>
            </a>
          </li>
        )}
        {whatsapp !== null && (
          <li>
            <a className={LINK} href={whatsapp} rel="external noopener noreferrer">
              Scrivi su WhatsApp
            </a>
          </li>
        )}
        {email !== null && (
          <li className="min-w-0">
            <a className={LINK} href={mailLink(email, application)}>
              <span className="min-w-0 break-words">
                Scrivi a <EmailText email={email} />
              </span>
            </a>
          </li>
        )}
      </ul>
    </>
  );
}
