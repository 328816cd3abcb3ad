import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { candidateMessageBody, type PublicCandidate } from '../../shared/candidates.ts';
import { pagePath } from '../../shared/paths.ts';
import { readSession } from '../api/session.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { formStatus } from '../forms/form-status.ts';
import { showFailure } from '../forms/show-failure.ts';
import { useDraft } from '../forms/use-draft.ts';
import { fieldId } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { showToast } from '../ui/toast-store.ts';
import { CONTACT_ID } from './contact-section.tsx';
import { sendMessage } from './mutations.ts';

export type ContactFormProps = { readonly candidate: Pick<PublicCandidate, 'id' | 'name'> };

const FIELDS = ['name', 'email', 'message'] as const;
const EMPTY = { name: '', email: '', message: '' };
const FAILED = 'Messaggio non inviato';
const TEXTS = {
  refused: 'Non è stato possibile inviare il messaggio.',
  unanswered: 'Non è stato possibile inviare il messaggio.',
};

/** Writes to a candidate. What was typed stays until the server has stored it. */
export function ContactForm({ candidate: { id, name } }: ContactFormProps) {
  const [draft] = useState(() => draftOf(`contact-${id}`, EMPTY));
  const [initial] = useState(() => ({ ...EMPTY, name: readSession()?.user.name ?? '' }));
  const form = useForm({
    resolver: zodResolver(candidateMessageBody),
    defaultValues: initial,
    shouldFocusError: false,
  });
  useDraft(form, draft);
  useFocusWhenNamed();
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      await sendMessage(id, body);
    } catch (error) {
      return showFailure(error, { setError: form.setError, fields: FIELDS, title: FAILED, texts: TEXTS });
    }
    form.reset(EMPTY);
    draft.clear();
    showToast({
      title: 'Messaggio inviato!',
      description: `Il tuo messaggio è stato inviato a ${name}. Ti risponderà presto.`,
    });
  });

  return (
    <Form
      aria-labelledby="contatta-titolo"
      status={formStatus(form.formState, FIELDS)}
      failureTitle={FAILED}
      submitLabel="Invia messaggio"
      pendingLabel="Invio in corso..."
      guarded
      onSubmit={submit}
    >
      <TextInput
        label="Il tuo nome"
        required
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextInput
        label="La tua email"
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextArea
        label="Messaggio"
        hint="Che lavoro proponi, dove e quando."
        required
        rows={5}
        error={errors.message?.message}
        {...form.register('message')}
      />
      <p className="muted">
        Nome, email e messaggio arrivano solo a questa persona. Li conserviamo per 12 mesi:{' '}
        <Link to={pagePath.privacy()}>leggi la privacy</Link>.
      </p>
    </Form>
  );
}

/** Who comes by 'Contatta' wants to write: the focus goes to the first field, as soon as it is there. */
function useFocusWhenNamed(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press of the same link counts too
  useEffect(() => {
    if (hash === `#${CONTACT_ID}`) document.getElementById(fieldId('name'))?.focus();
  }, [hash, key]);
}
