import { Link } from 'react-router';
import type { Crumb } from '../../shared/head/breadcrumbs.ts';
import { type PageHead, pageHead } from '../../shared/head/page-head.ts';
import { OPERATOR } from '../../shared/operator.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { CONTACT } from '../content/contact.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ContactForm } from './contact-form.tsx';

function ContactPage() {
  return (
    <div className="container section stack-lg">
      <Breadcrumb crumbs={CONTACT_CRUMBS} />
      <header className="stack-sm">
        <h1>{CONTACT.title}</h1>
        <p className="text-lead measure">{CONTACT.lead}</p>
      </header>
      <div className="with-box">
        <section aria-labelledby="modulo-titolo" className="stack min-w-0 max-w-160">
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
            <p>
              <Link className={buttonClass('secondary')} to={pagePath.help()}>
                Apri l’aiuto
              </Link>
            </p>
          </section>
        </aside>
      </div>
    </div>
  );
}

/** How else to reach whom; what the law wants to be easy to find (d.lgs. 70/2003, art. 7). */
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
      <div className="stack-sm">
        <h2 id="orari" className="text-h3 flex gap-2">
          <Icon name="clock" className="mt-0.5 text-bosco" />
          {CONTACT.hoursTitle}
        </h2>
        <ul className="list-plain">
          {supportHours.split(', ').map((line) => (
            <li key={line} className="first-letter:uppercase">
              {line}
            </li>
          ))}
        </ul>
      </div>
      <div className="stack-sm">
        <h2 className="text-h3 flex gap-2">
          <Icon name="mail" className="mt-0.5 text-bosco" />
          {CONTACT.emailTitle}
        </h2>
        <p>
          <MailAddress address={supportEmail} />
        </p>
      </div>
      <div className="stack-sm">
        <h2 className="text-h3 flex gap-2">
          <Icon name="building" className="mt-0.5 text-bosco" />
          {CONTACT.operatorTitle}
        </h2>
        <dl className="stack-sm">
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt className="muted">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** In development it is a placeholder, which nobody can write to. */
function MailAddress({ address }: { address: string }) {
  return address.includes('@') ? <a href={`mailto:${address}`}>{address}</a> : address;
}

const CONTACT_CRUMBS: readonly Crumb[] = [{ name: 'Contatti', path: pagePath.contact() }];

const contactHead = (): PageHead =>
  pageHead({
    title: 'Contatti e orari di assistenza',
    description: `Scrivi a ${SITE_NAME}: domande, segnalazioni, richieste sui tuoi dati. Assistenza dal lunedì al venerdì 9:00-18:00, sabato 9:00-13:00.`,
    keywords: ['contatti', 'assistenza'],
    canonical: pagePath.contact(),
    breadcrumbs: CONTACT_CRUMBS,
  });

export const page: Page = { Component: ContactPage, head: contactHead, sharedAddress: sharedWithoutQuery };
