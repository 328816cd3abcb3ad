import { type ComponentProps, type ReactNode, useState } from 'react';
import { type Crumb, pageHead } from '../../shared/head/page-head.ts';
import { OPERATOR } from '../../shared/operator.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { send } from '../api/call.ts';
import { ButtonLine, Link } from '../app/link.tsx';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { CONTACT } from '../content/contact.ts';
import { draftOf } from '../forms/draft.ts';
import { Form } from '../forms/form.tsx';
import { HumanCheck, humanHeaders } from '../forms/human-check.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { RequiredNote } from '../ui/field.tsx';
import { Figure } from '../ui/figure.tsx';
import { cart } from '../ui/figures.ts';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { EmailInput, TextInput } from '../ui/text-input.tsx';

function ContactPage() {
  return (
    <div className="container section stack-lg">
      <Breadcrumb crumbs={CONTACT_CRUMBS} />
      <header className="hero">
        <div className="stack-sm">
          <h1>{CONTACT.title}</h1>
          <p className="text-lead measure">{CONTACT.lead}</p>
        </div>
        <Figure art={cart} className="text-bosco hero-figure" />
      </header>
      <div className="with-box lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-labelledby="modulo-titolo" className="stack min-w-0">
          <h2 id="modulo-titolo">{CONTACT.formTitle}</h2>
          <noscript>
            <p className="card">{CONTACT.withoutScript}</p>
          </noscript>
          <ContactForm />
        </section>
        <aside aria-label="Recapiti e orari" className="stack">
          <Reach />
          <section aria-labelledby="prima" className="card stack-sm no-print">
            <h2 id="prima" className="text-h3">
              {CONTACT.beforeTitle}
            </h2>
            <p>{CONTACT.before}</p>
            <ButtonLine to={pagePath.help()}>Apri l’aiuto</ButtonLine>
          </section>
        </aside>
      </div>
    </div>
  );
}

/** Contacts and details of the operator, which the law wants to be easy to find (d.lgs. 70/2003, art. 7). */
function Reach() {
  const { name, legalForm, address, vatNumber, pec, supportEmail, supportHours } = OPERATOR;
  const facts = [
    ['Nome', `${name}, ${legalForm}`],
    ['Indirizzo', address],
    ['Partita IVA', vatNumber],
    ['PEC', pec],
  ] as const;
  return (
    <section aria-labelledby="orari" className="card stack">
      <Part name="clock" id="orari" title={CONTACT.hoursTitle}>
        <ul className="list-plain">
          {supportHours.split(', ').map((line) => (
            <li key={line} className="first-letter:uppercase">
              {line}
            </li>
          ))}
        </ul>
      </Part>
      <Part name="mail" title={CONTACT.emailTitle}>
        {/* In development it is a placeholder, which nobody can write to. */}
        <p>{supportEmail.includes('@') ? <a href={`mailto:${supportEmail}`}>{supportEmail}</a> : supportEmail}</p>
      </Part>
      <Part name="building" title={CONTACT.operatorTitle}>
        <dl className="stack-sm">
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt className="muted">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </section>
  );
}

type PartProps = Pick<ComponentProps<typeof Icon>, 'name'> & { title: string; id?: string; children: ReactNode };

const Part = ({ name, title, id, children }: PartProps) => (
  <div className="stack-sm">
    <h2 id={id} className="text-h3 flex gap-2">
      <Icon name={name} className="mt-0.5 text-bosco" />
      {title}
    </h2>
    {children}
  </div>
);

const CONTACT_CRUMBS: readonly Crumb[] = [{ name: 'Contatti', path: pagePath.contact() }];

const EMPTY = { name: '', email: '', subject: '', message: '' };

function ContactForm() {
  /** Address that the last message was sent from; null while none is confirmed. */
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const form = useDeclaredForm({
    rules: async () => (await import('../../shared/contact.ts')).contactBody,
    empty: EMPTY,
    draft: draftOf('contact', EMPTY),
    texts: {
      submit: 'Invia messaggio',
      pending: 'Invio in corso...',
      failed: 'Messaggio non inviato',
      toasted: true,
      refused: 'Non è stato possibile inviare il messaggio.',
    },
    send: (body, { fields }) => {
      setSentFrom(null);
      return send('POST /api/messages', { body, headers: humanHeaders(fields), once: true });
    },
    toast: ({ message }) => ({ title: 'Messaggio inviato!', description: message }),
    onSent: (_, { email }) => setSentFrom(email),
    again: () => EMPTY,
  });
  return (
    <>
      <Form form={form} aria-labelledby="modulo-titolo">
        <RequiredNote />
        <TextInput label="Nome" required autoComplete="name" {...form.field('name')} />
        <EmailInput label="Email" hint={CONTACT.emailHint} required {...form.field('email')} />
        <TextInput label="Oggetto" hint={CONTACT.subjectHint} required autoComplete="off" {...form.field('subject')} />
        <TextArea label="Messaggio" hint={CONTACT.messageHint} required rows={7} {...form.field('message')} />
        <p className="muted">
          {CONTACT.dataNote} Il resto è nella pagina <Link to={pagePath.privacy()}>Privacy</Link>.
        </p>
        <HumanCheck action="contact" pending={form.pending} />
      </Form>
      {/* Below the button that was pressed: the person looks there, and it stays when the toast has gone. */}
      {sentFrom !== null && (
        <Notice tone="success" title={CONTACT.sentTitle}>
          <p>{`Ti rispondiamo a ${sentFrom}.`}</p>
        </Notice>
      )}
    </>
  );
}

export const page: Page = {
  Component: ContactPage,
  head: () =>
    pageHead({
      title: 'Contatti e orari di assistenza',
      description: `Scrivi a ${SITE_NAME}: domande, segnalazioni, richieste sui tuoi dati. Con gli orari di assistenza e i recapiti di chi gestisce il sito.`,
      keywords: ['contatti', 'assistenza'],
      canonical: pagePath.contact(),
      breadcrumbs: CONTACT_CRUMBS,
    }),
  sharedAddress: sharedWithoutQuery,
};
