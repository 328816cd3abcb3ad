import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Done } from '../../shared/accounts.ts';
import { subscribeBody } from '../../shared/newsletter.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { formStatus } from '../forms/form-status.ts';
import { Outcome } from '../forms/outcome.tsx';
import { showFailure } from '../forms/show-failure.ts';
import { useDraft } from '../forms/use-draft.ts';
import { TextInput } from '../ui/text-input.tsx';
import { subscribe } from './mutations.ts';

const FIELDS = ['email'] as const;
const DRAFT = draftOf('newsletter', { email: '' });
const FAILED = 'Iscrizione non riuscita';
const TEXTS = {
  refused: 'Non è stato possibile iscriverti.',
  unanswered: 'Non è stato possibile iscriverti.',
};

export function NewsletterForm() {
  const form = useForm({ resolver: zodResolver(subscribeBody), shouldFocusError: false });
  const [done, setDone] = useState<Done | null>(null);
  useDraft(form, DRAFT);

  const submit = form.handleSubmit(async (body) => {
    try {
      setDone(await subscribe(body));
      DRAFT.clear();
    } catch (error) {
      showFailure(error, { setError: form.setError, fields: FIELDS, title: FAILED, texts: TEXTS });
    }
  });

  if (done)
    return (
      <Outcome tone="success" title="Controlla la posta">
        <p>{done.message}</p>
      </Outcome>
    );
  return (
    <Form
      aria-label="Newsletter"
      status={formStatus(form.formState, FIELDS)}
      failureTitle={FAILED}
      submitLabel="Iscriviti"
      pendingLabel="Invio in corso..."
      guarded
      onSubmit={submit}
    >
      <TextInput
        label="Email"
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
    </Form>
  );
}
