import { useState } from 'react';
import { Link } from 'react-router';
import { type ContactBody, type ContactResponse, contactBody } from '../../shared/contact.ts';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { humanHeaders } from '../api/human.ts';
import { CONTACT } from '../content/contact.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { RequiredNote } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { EmailInput, TextInput } from '../ui/text-input.tsx';

/** Sends a message to the operator. */
const sendContactMessage = (body: ContactBody): Promise<ContactResponse> =>
  send('POST /api/messages', { body, headers: humanHeaders(), once: true });

const EMPTY = { name: '', email: '', subject: '', message: '' };

/** Idle, sending, then confirmed and cleared; on failure the text stays where it is. */
export function ContactForm() {
  /** Address that the last message was sent from; null while none is confirmed. */
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const form = useDeclaredForm({
    schema: contactBody,
    empty: EMPTY,
    draft: draftOf('contact', EMPTY),
    texts: {
      submit: 'Invia messaggio',
      pending: 'Invio in corso...',
      failed: 'Messaggio non inviato',
      refused: 'Non è stato possibile inviare il messaggio.',
    },
    send: (body) => {
      setSentFrom(null);
      return sendContactMessage(body);
    },
    toast: ({ message }) => ({ title: 'Messaggio inviato!', description: message }),
    onSent: (_, { email }) => setSentFrom(email),
    again: () => EMPTY,
  });
  return (
    <>
      <Form form={form} aria-labelledby="modulo-titolo" guarded>
        <RequiredNote />
        <TextInput label="Nome" required autoComplete="name" {...form.field('name')} />
        <EmailInput label="Email" hint={CONTACT.emailHint} required {...form.field('email')} />
        <TextInput label="Oggetto" hint={CONTACT.subjectHint} required autoComplete="off" {...form.field('subject')} />
        <TextArea label="Messaggio" hint={CONTACT.messageHint} required rows={7} {...form.field('message')} />
        <p className="muted">
          {CONTACT.dataNote} Il resto è nella pagina <Link to={pagePath.privacy()}>Privacy</Link>.
        </p>
      </Form>
      {/* Below the button that was pressed: the person looks there, and it stays when the toast has gone. */}
      {sentFrom !== null && (
        <Notice tone="success" title={CONTACT.sentTitle}>
          Ti rispondiamo a {sentFrom}.
        </Notice>
      )}
    </>
  );
}
