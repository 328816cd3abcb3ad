import { useState } from 'react';
import type { CreatedAlert } from '../../shared/alerts.ts';
import { ARTICLES } from '../../shared/newsletter.ts';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { Link } from '../app/link.tsx';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { HumanCheck, humanHeaders } from '../forms/human-check.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { EmailInput } from '../ui/text-input.tsx';

/** The new articles by mail, where the site can send them; documents are the same for everybody and know it. */
export const NewsletterBox = () => (
  <section className="card own-list lg:gap-x-12 no-print" aria-labelledby="newsletter">
    <div className="stack">
      <h2 id="newsletter" className="text-h3">
        I nuovi articoli per email
      </h2>
      <p className="newsletter-off-only">
        La newsletter per ora non è attiva, e non ci si può iscrivere. Gli articoli nuovi li trovi qui.
      </p>
      <p className="newsletter-only">
        Una volta al mese, solo se ce ne sono. Prima ti chiediamo di confermare; poi smetti quando vuoi, con un clic. Il
        resto è nella pagina <Link to={pagePath.privacy()}>Privacy</Link>.
      </p>
    </div>
    <div className="newsletter-only">
      <noscript>
        <p>Per iscriverti serve JavaScript: attivalo nel browser e ricarica la pagina.</p>
      </noscript>
      <NewsletterForm />
    </div>
  </section>
);

const EMPTY = { email: '' };

function NewsletterForm() {
  const [done, setDone] = useState<CreatedAlert | null>(null);
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/alerts.ts')).alertEmailBody,
    late: true,
    empty: EMPTY,
    draft: draftOf('newsletter', EMPTY),
    texts: {
      submit: 'Iscriviti',
      pending: 'Invio in corso...',
      failed: 'Iscrizione non riuscita',
      refused: 'Non è stato possibile iscriverti.',
    },
    send: ({ email }, { fields }) =>
      send('POST /api/alerts', { body: { email, search: ARTICLES }, headers: humanHeaders(fields) }),
    onSent: setDone,
  });
  if (done)
    return (
      <Outcome tone="success" title="Controlla la posta">
        <p>{done.message}</p>
      </Outcome>
    );
  return (
    <Form form={form} aria-label="Newsletter">
      <EmailInput label="Email" required {...form.field('email')} />
      <HumanCheck action="alert" pending={form.pending} />
    </Form>
  );
}
