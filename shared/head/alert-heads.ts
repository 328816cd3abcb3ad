import { pagePath } from '../paths.ts';
import { SITE_NAME } from '../site.ts';
import { VALLEY } from '../valley/valley.ts';
import { type PageHead, pageHead } from './page-head.ts';

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
