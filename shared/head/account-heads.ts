import { pagePath } from '../paths.ts';
import { SITE_NAME } from '../site.ts';
import { VALLEY } from '../valley/valley.ts';
import { type PageHead, pageHead } from './page-head.ts';

/** Forms that only somebody who is already here needs: not for search engines. */
export const registerHead = (): PageHead =>
  pageHead({
    title: `Crea il tuo account gratuito · ${SITE_NAME}`,
    description: `Registrati gratis su ${SITE_NAME}: ti candidi alle offerte ${VALLEY.of} o pubblichi le tue, in un minuto.`,
    keywords: ['registrazione gratuita', 'account lavoratore', 'account azienda', `lavoro ${VALLEY.name}`],
    canonical: pagePath.register(),
    index: false,
  });

export const loginHead = (): PageHead =>
  pageHead({
    title: `Accedi al tuo account · ${SITE_NAME}`,
    description: `Entra nel tuo account di ${SITE_NAME} per candidarti alle offerte ${VALLEY.of} o pubblicare le tue.`,
    keywords: ['accedi', 'login', 'account', `lavoro ${VALLEY.name}`],
    canonical: pagePath.login(),
    index: false,
  });

export const forgotPasswordHead = (): PageHead =>
  pageHead({
    title: `Password dimenticata · ${SITE_NAME}`,
    description: `Hai dimenticato la password di ${SITE_NAME}? Scrivi la tua email: ti mandiamo un link per sceglierne una nuova.`,
    keywords: ['password dimenticata', 'recuperare la password'],
    canonical: pagePath.forgotPassword(),
    index: false,
  });

export const resetPasswordHead = (): PageHead =>
  pageHead({
    title: `Scegli una nuova password · ${SITE_NAME}`,
    description: `Scegli una nuova password per il tuo account di ${SITE_NAME} con il link che hai ricevuto per email.`,
    keywords: ['nuova password', 'cambiare la password'],
    canonical: pagePath.resetPassword(),
    index: false,
  });

export const confirmEmailHead = (): PageHead =>
  pageHead({
    title: `Conferma la tua email · ${SITE_NAME}`,
    description: `Conferma l’indirizzo email del tuo account di ${SITE_NAME} con il link che hai ricevuto per email.`,
    keywords: ['conferma email', 'indirizzo email'],
    canonical: pagePath.confirmEmail(),
    index: false,
  });

export const accountHead = (): PageHead =>
  pageHead({
    title: `Il tuo account · ${SITE_NAME}`,
    description: `Nome, email, password e dispositivi del tuo account di ${SITE_NAME}, tutti i tuoi dati in un file, ed eliminazione.`,
    keywords: ['account', 'dati personali', 'passkey'],
    canonical: pagePath.account(),
    index: false,
  });

/** Both pages are private: nothing for search engines. */
export const ownJobsHead = (): PageHead =>
  pageHead({
    title: `Le mie offerte di lavoro · ${SITE_NAME}`,
    description: `Le offerte che hai pubblicato su ${SITE_NAME}: modifica, metti in pausa, chiudi, rinnova o elimina.`,
    keywords: ['le mie offerte', 'gestire offerte di lavoro'],
    canonical: pagePath.ownJobs(),
    index: false,
  });

export const editJobHead = (id: string): PageHead =>
  pageHead({
    title: `Modifica la tua offerta · ${SITE_NAME}`,
    description: `Cambia quello che dice una tua offerta di lavoro su ${SITE_NAME}: le modifiche sono online subito.`,
    keywords: ['modificare un’offerta', 'offerta di lavoro'],
    canonical: pagePath.editJob(id),
    index: false,
  });

const KEYWORDS = ['avvisi di lavoro', 'nuove offerte per email', `lavoro ${VALLEY.name}`];

/** Pages of alerts: what is in them is of one person, so they are not for search engines. */
const alertHead = (title: string, description: string, canonical: string) => (): PageHead =>
  pageHead({ title: `${title} · ${SITE_NAME}`, description, keywords: KEYWORDS, canonical, index: false });

export const alertsHead = alertHead(
  'Avvisi per email',
  `Ricevi per email, la mattina, le nuove offerte di lavoro ${VALLEY.in} che corrispondono alla tua ricerca.`,
  pagePath.alerts(),
);

export const confirmAlertHead = alertHead(
  'Conferma il tuo avviso',
  `Conferma con il link che hai ricevuto per email che vuoi le nuove offerte, o i nuovi articoli, di ${SITE_NAME} a questo indirizzo.`,
  pagePath.confirmAlert(),
);

export const manageAlertsHead = alertHead(
  'Gestisci i tuoi avvisi',
  `Metti in pausa, elimina o continua i tuoi avvisi di ${SITE_NAME} con il link che trovi in ogni email.`,
  pagePath.manageAlerts(),
);

export const endAlertsHead = alertHead(
  'Non ricevere più queste email',
  `Smetti di ricevere le nuove offerte o i nuovi articoli di ${SITE_NAME}: cancelliamo quello che serviva a mandarteli.`,
  pagePath.endAlerts(),
);
