import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { GuestApplication } from '../../shared/guest-applications.ts';
import { pagePath } from '../../shared/paths.ts';
import { fetchCall, send } from '../api/call.ts';
import { ApiError } from '../api/fetch-api.ts';
import { saveFile } from '../api/save-file.ts';
import { deferred } from '../app/deferred.tsx';
import { ButtonLink } from '../app/link.tsx';
import { ownPage } from '../app/own-page.ts';
import { failureText, failureToast } from '../forms/failure.ts';
import { Form } from '../forms/form.tsx';
import { humanHeaders } from '../forms/human-check.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { FormFrame } from '../layout/form-frame.tsx';
import { useLinkToken } from '../mailed-links/use-link-token.ts';
import { ReportButton } from '../reports/report-button.tsx';
import { Button } from '../ui/button.tsx';
import { deer } from '../ui/figures.ts';
import { Notice } from '../ui/notice.tsx';
import { EmailInput } from '../ui/text-input.tsx';
import { ApplicantLink, LoadingApplication, ReportConversation, UNREAD } from './application-parts.tsx';
import { KeepLink } from './keep-application.tsx';
import { guestApplicationOptions } from './queries.ts';
import { SentApplicationCard } from './sent-application-card.tsx';

const AlertOnPhone = deferred(async () => (await import('../alerts/alert-on-phone.tsx')).AlertOnPhone, null);

const GOOD_TO_KNOW = {
  title: 'Buono a sapersi',
  points: [
    'Questa pagina è solo tua: chi ha il suo indirizzo può fare lo stesso, quindi non inoltrarlo.',
    'Per tornarci usa il link: quello nella barra del browser non basta. Se avevi lasciato un’email, puoi farti mandare di nuovo il link.',
    'Se crei un account con la stessa email, la candidatura ci arriva da sola.',
  ],
};

function LinkedApplicationPage() {
  const token = useLinkToken();
  const [params] = useSearchParams();
  // The address loses it together with the token.
  const [state] = useState(params.get('esito'));
  return (
    <FormFrame
      title="La tua candidatura"
      art={deer}
      withoutScript="Per leggere la candidatura serve JavaScript: salva l’indirizzo di questa pagina e aprilo dove è attivo."
      aside={GOOD_TO_KNOW}
    >
      {state === 'waiting' && (
        <Notice tone="info" title="Manca un passo: apri la tua email">
          <p>Ti abbiamo mandato un’email: premi “Invia la candidatura”. Fino ad allora non parte.</p>
        </Notice>
      )}
      {state === 'sent' && (
        <Notice tone="success" title="Candidatura inviata!">
          <p>
            La candidatura è arrivata a chi ha pubblicato l’offerta.
            <noscript> Salva l’indirizzo di questa pagina per seguirla.</noscript>
          </p>
        </Notice>
      )}
      {token === undefined && state === null && <LoadingApplication />}
      {token === null && state !== 'waiting' && <AskForLinks />}
      {!import.meta.env.SSR && token && (
        <ApplicantLink key={token} value={token}>
          <Linked token={token} justSent={state === 'sent'} />
        </ApplicantLink>
      )}
    </FormFrame>
  );
}

type LinkedProps = { readonly token: string; readonly justSent: boolean };

function Linked({ token, justSent }: LinkedProps) {
  const { data, error, isPending, refetch } = useQuery(guestApplicationOptions(`Link ${token}`));
  if (isPending) return <LoadingApplication />;
  if (data)
    return (
      <div className="stack">
        <ReportConversation
          value={(id, authorization) => <ReportButton kind="conversation" id={id} authorization={authorization} />}
        >
          <Application application={data} token={token} />
        </ReportConversation>
        <KeepLink token={token} justSent={justSent} />
      </div>
    );
  const status = error instanceof ApiError ? error.status : 0;
  return (
    <>
      <Outcome
        tone={status === 409 ? 'info' : 'error'}
        title={status === 409 ? 'È nel tuo account' : 'Candidatura non trovata'}
      >
        <p>{failureText(error, UNREAD)}</p>
        <p className="cluster">
          {status === 409 && (
            <ButtonLink variant="primary" to={pagePath.applications()}>
              Le tue candidature
            </ButtonLink>
          )}
          {(status === 0 || status >= 500) && <Button onClick={() => refetch()}>Riprova</Button>}
        </p>
      </Outcome>
      {status === 401 && <AskForLinks />}
    </>
  );
}

function Application({ application, token }: { application: GuestApplication; token: string }) {
  const { name, email, phone, phoneText } = application;
  return (
    <div className="stack">
      <p className="break-words">
        Inviata da <strong>{name}</strong>
        {phone && (
          <span className="muted">
            {' '}
            · <span className="whitespace-nowrap">{phoneText ?? phone}</span>
          </span>
        )}
        {email && <span className="muted"> · {email}</span>}
      </p>
      <h2 className="sr-only">Per quale offerta</h2>
      <SentApplicationCard application={application} />
      <AlertOnPhone topic={{ kind: 'answers', token }} label="Avvisami su questo dispositivo quando rispondono" />
      <p>
        <Button variant="quiet" icon="file" className="px-3 -ml-3 text-left" onClick={() => saveExport(token)}>
          Scarica tutto quello che conserviamo
        </Button>
      </p>
    </div>
  );
}

const saveExport = (token: string): Promise<void> =>
  fetchCall('GET /api/applications/linked/export', { authorization: `Link ${token}` })
    .then(async (response) => saveFile(await response.blob(), 'candidatura.json'))
    .catch(failureToast('File non scaricato', UNREAD));

/** The links of an address, by mail: the answer is the same for any address. */
function AskForLinks() {
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/applications.ts')).applicantLinksBody,
    empty: { email: '' },
    idPrefix: 'links-',
    texts: {
      submit: 'Mandami i link',
      pending: 'Invio in corso...',
      failed: 'Link non richiesti',
      refused: 'Non è stato possibile chiedere i link.',
    },
    send: (body) => send('POST /api/applications/links', { body, headers: humanHeaders() }),
    onSent: ({ message }) => setAnswer(message),
  });
  return (
    <section className="stack-sm" aria-labelledby="chiedi-link">
      <h2 id="chiedi-link" className="text-h3">
        Hai perso il link?
      </h2>
      {answer === null ? (
        <>
          <p>Scrivi l’email che avevi lasciato: ti mandiamo i link delle candidature partite da lì.</p>
          <Form form={form} guarded="apply" aria-labelledby="chiedi-link">
            <EmailInput label="Email" required {...form.field('email')} />
          </Form>
        </>
      ) : (
        <Outcome tone="success" title="Richiesta ricevuta">
          <p className="break-words">{answer}</p>
          <p>Non arriva? Guarda nella posta indesiderata, oppure prova con un altro indirizzo.</p>
          <Button variant="secondary" className="self-start" onClick={() => setAnswer(null)}>
            Un altro indirizzo
          </Button>
        </Outcome>
      )}
    </section>
  );
}

export const page = ownPage(LinkedApplicationPage, pagePath.linkedApplication(), {
  title: 'La tua candidatura',
  description: 'La pagina privata di una candidatura senza account: leggi la risposta, ritirala o cancellala.',
  keywords: ['candidatura', 'stato della candidatura'],
});
