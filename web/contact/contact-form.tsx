import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { contactBody } from '../../shared/contact.ts';
import { pagePath } from '../../shared/paths.ts';
import { CONTACT } from '../content/contact.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { formStatus } from '../forms/form-status.ts';
import { showFailure } from '../forms/show-failure.ts';
import { useDraft } from '../forms/use-draft.ts';
import { RequiredNote } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { showToast } from '../ui/toast-store.ts';
import { sendContactMessage } from './mutations.ts';

const FIELDS = ['name', 'email', 'subject', 'message'] as const;
const EMPTY = { name: '', email: '', subject: '', message: '' };
const DRAFT = draftOf('contact', EMPTY);
const FAILED = 'Messaggio non inviato';
const TEXTS = {
  refused: 'Non è stato possibile inviare il messaggio.',
  unanswered: 'Non è stato possibile inviare il messaggio.',
};

/** Idle, sending, confirmed and cleared; on failure the text stays where it is (decisions, section 1). */
export function ContactForm() {
  const form = useForm({ resolver: zodResolver(contactBody), shouldFocusError: false });
  // Of the last message that was stored; a new object for each.
  const [sent, setSent] = useState<{ readonly email: string } | null>(null);
  useDraft(form, DRAFT);
  const { reset } = form;
  useEffect(() => {
    if (sent === null) return;
    reset(EMPTY);
    DRAFT.clear();
  }, [sent, reset]);
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    setSent(null);
    try {
      const { message } = await sendContactMessage(body);
      showToast({ title: 'Messaggio inviato!', description: message });
    } catch (error) {
      return showFailure(error, { setError: form.setError, fields: FIELDS, title: FAILED, texts: TEXTS });
    }
    setSent({ email: body.email });
  });

  return (
    <>
      <Form
        aria-labelledby="modulo-titolo"
        status={formStatus(form.formState, FIELDS)}
        failureTitle={FAILED}
        submitLabel="Invia messaggio"
        pendingLabel="Invio in corso..."
        guarded
        onSubmit={submit}
      >
        <RequiredNote />
        <TextInput label="Nome" required autoComplete="name" error={errors.name?.message} {...form.register('name')} />
        <TextInput
          label="Email"
          hint={CONTACT.emailHint}
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextInput
          label="Oggetto"
          hint={CONTACT.subjectHint}
          required
          autoComplete="off"
          error={errors.subject?.message}
          {...form.register('subject')}
        />
        <TextArea
          label="Messaggio"
          hint={CONTACT.messageHint}
          required
          rows={7}
          error={errors.message?.message}
          {...form.register('message')}
        />
        <p className="muted">
          {CONTACT.dataNote} Il resto è nella pagina <Link to={pagePath.privacy()}>Privacy</Link>.
        </p>
      </Form>
      {/* Below the button that was pressed: where the person looks, and it stays when the toast has gone. */}
      {sent && (
        <Notice tone="success" title={CONTACT.sentTitle}>
          Ti rispondiamo a {sent.email}.
        </Notice>
      )}
    </>
  );
}
