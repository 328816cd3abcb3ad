import { pagePath } from '../paths.ts';
import { SITE_NAME } from '../site.ts';
import { VALLEY } from '../valley/valley.ts';
import { type PageHead, pageHead } from './page-head.ts';

/** Pages of alerts and of the newsletter: what is in them is of one person, so they are not for search engines. */
const privateHead =
  (keywords: readonly string[]) => (title: string, description: string, canonical: string) => (): PageHead =>
    pageHead({ title: `${title} · ${SITE_NAME}`, description, keywords, canonical, index: false });

const alertHead = privateHead(['avvisi di lavoro', 'nuove offerte per email', `lavoro ${VALLEY.name}`]);
const newsletterHead = privateHead(['newsletter', `blog lavoro ${VALLEY.name}`]);

export const alertsHead = alertHead(
  'Avvisi per email',
  `Ricevi per email, la mattina, le nuove offerte di lavoro ${VALLEY.in} che corrispondono alla tua ricerca.`,
  pagePath.alerts(),
);

export const confirmAlertHead = alertHead(
  'Conferma il tuo avviso',
  `Conferma con il link che hai ricevuto per email che vuoi le nuove offerte di ${SITE_NAME} a questo indirizzo.`,
  pagePath.confirmAlert(),
);

export const manageAlertsHead = alertHead(
  'Gestisci i tuoi avvisi',
  `Metti in pausa, elimina o continua i tuoi avvisi di ${SITE_NAME} con il link che trovi in ogni email.`,
  pagePath.manageAlerts(),
);

export const endAlertsHead = alertHead(
  'Non ricevere più avvisi',
  `Smetti di ricevere le nuove offerte di ${SITE_NAME}: cancelliamo le tue ricerche e il tuo indirizzo.`,
  pagePath.endAlerts(),
);

export const confirmNewsletterHead = newsletterHead(
  'Conferma l’iscrizione alla newsletter',
  `Conferma con il link che hai ricevuto per email che vuoi i nuovi articoli di ${SITE_NAME} una volta al mese.`,
  pagePath.confirmNewsletter(),
);

export const endNewsletterHead = newsletterHead(
  'Non ricevere più la newsletter',
  `Smetti di ricevere i nuovi articoli del blog di ${SITE_NAME}: cancelliamo il tuo indirizzo.`,
  pagePath.endNewsletter(),
);
