import { useState } from 'react';
import { pagePath } from '../../shared/paths.ts';
import { fetchCall, send } from '../api/call.ts';
import { saveFile } from '../api/save-file.ts';
import { deferred } from '../app/deferred.tsx';
import { ownPage } from '../app/own-page.ts';
import { failureToast } from '../forms/failure.ts';
import { Form } from '../forms/form.tsx';
import { HumanCheck, humanHeaders } from '../forms/human-check.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { ReportButton } from '../reports/report-button.tsx';
import { Button } from '../ui/button.tsx';
import { EmailInput } from '../ui/text-input.tsx';
import { ReportConversation, UNREAD } from './application-parts.tsx';
import { KeepLink } from './keep-application.tsx';
import { LinkedApplication } from './linked-application.tsx';

const AlertOnPhone = deferred(async () => (await import('../alerts/alert-on-phone.tsx')).AlertOnPhone, null);

const LinkedApplicationPage = () => (
  <ReportConversation value={ReportButton}>
    <LinkedApplication
      lost={<AskForLinks />}
      below={(token, justSent) => (
        <>
          <AlertOnPhone topic={{ kind: 'answers', token }} label="Avvisami su questo dispositivo quando rispondono" />
          <p>
            <Button variant="quiet" icon="file" className="px-3 -ml-3 text-left" onClick={() => saveExport(token)}>
              Scarica tutto quello che conserviamo
            </Button>
          </p>
          <KeepLink token={token} justSent={justSent} />
        </>
      )}
    />
  </ReportConversation>
);

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
    send: (body, { fields }) => send('POST /api/applications/links', { body, headers: humanHeaders(fields) }),
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
          <Form form={form} aria-labelledby="chiedi-link">
            <EmailInput label="Email" required {...form.field('email')} />
            <HumanCheck action="apply" pending={form.pending} />
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
