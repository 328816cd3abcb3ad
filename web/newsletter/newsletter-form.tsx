import { useState } from 'react';
import type { CreatedAlert } from '../../shared/alerts.ts';
import { ARTICLES } from '../../shared/newsletter.ts';
import { send } from '../api/call.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { HumanCheck, humanHeaders } from '../forms/human-check.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { EmailInput } from '../ui/text-input.tsx';

const EMPTY = { email: '' };

export function NewsletterForm() {
  const [done, setDone] = useState<CreatedAlert | null>(null);
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/alerts.ts')).alertEmailBody,
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
