import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { PublicCandidate } from '../../shared/candidates.ts';
import { clockTime, datePhrase, romeDay } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { readSession } from '../api/session.ts';
import { Link } from '../app/link.tsx';
import { useHydrated } from '../app/use-hydrated.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { HumanCheck, humanHeaders } from '../forms/human-check.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { fieldId } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { EmailInput, TextInput } from '../ui/text-input.tsx';
import { CONTACT_ID } from './candidate-texts.ts';

type ContactFormProps = { readonly candidate: Pick<PublicCandidate, 'id' | 'name'> };

const EMPTY = { name: '', email: '', message: '' };

/** Sends a message to a candidate. The typed text stays until the server has stored it. */
export function ContactForm({ candidate: { id, name } }: ContactFormProps) {
  const sent = draftOf(`contacted-${id}`, { at: '' });
  const hydrated = useHydrated();
  const [justSent, setJustSent] = useState('');
  const sentAt = justSent || (hydrated && sent.read().at);
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/candidates.ts')).candidateMessageBody,
    late: true,
    empty: EMPTY,
    initial: { ...EMPTY, name: readSession()?.user.name ?? '' },
    draft: draftOf(`contact-${id}`, EMPTY),
    texts: {
      submit: 'Invia messaggio',
      pending: 'Invio in corso...',
      failed: 'Messaggio non inviato',
      refused: 'Non è stato possibile inviare il messaggio.',
    },
    send: (body, { fields }) =>
      send('POST /api/candidates/:id/messages', {
        params: { id },
        body,
        // A profile may be for companies only.
        signedIn: true,
        headers: humanHeaders(fields),
        once: true,
      }),
    toast: () => ({
      title: 'Messaggio inviato!',
      description: `Il tuo messaggio è stato inviato a ${name}. Ti risponderà presto.`,
    }),
    again: () => EMPTY,
    onSent: () => {
      const at = new Date().toISOString();
      // In this tab alone: the server has the address that was written, and no account that it belongs to.
      sent.write({ at });
      setJustSent(at);
    },
  });
  useFocusWhenNamed();
  return (
    <>
      <Form form={form} aria-labelledby="contatta-titolo">
        <TextInput label="Il tuo nome" required autoComplete="name" {...form.field('name')} />
        <EmailInput label="La tua email" required {...form.field('email')} />
        <TextArea
          label="Messaggio"
          hint="Che lavoro proponi, dove e quando."
          required
          rows={5}
          {...form.field('message')}
        />
        <p className="muted">
          Nome, email e messaggio arrivano solo a questa persona. Li conserviamo per 12 mesi:{' '}
          <Link to={pagePath.privacy()}>leggi la privacy</Link>.
        </p>
        <HumanCheck action="message" pending={form.pending} />
      </Form>
      {/* Below the button that was pressed: the person looks there, and it stays when the toast has gone. */}
      {sentAt && (
        <Notice tone="success">
          <p>{`Hai scritto a ${name} ${sentPhrase(new Date(sentAt))}.`}</p>
        </Notice>
      )}
    </>
  );
}

/** `alle 15:58`, `il 3 giugno 2027 alle 15:58`. */
const sentPhrase = (at: Date): string =>
  `${romeDay(at) === romeDay(new Date()) ? '' : `${datePhrase('il', at)} `}alle ${clockTime(at)}`;

/** A person who comes by 'Contatta' wants to write: the form comes into view with its first field focused, as soon as it is there. */
function useFocusWhenNamed(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press of the same link counts too
  useEffect(() => {
    if (hash !== `#${CONTACT_ID}`) return;
    const field = document.getElementById(fieldId('name'));
    // In the lower half the keyboard of a phone would come over it.
    if (field && field.getBoundingClientRect().top > innerHeight / 2)
      document.getElementById(CONTACT_ID)?.scrollIntoView();
    field?.focus();
  }, [hash, key]);
}
