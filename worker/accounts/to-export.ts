import type { AccountExport } from '../../shared/accounts.ts';
import { SITE_NAME } from '../../shared/site.ts';
import type { PersonalRows } from '../db/personal-data/read-personal-data.ts';

const NOTES = [
  'Qui c’è tutto quello che teniamo su di te. Gli orari sono in UTC (ISO 8601).',
  'Mancano solo le impronte che servono a far funzionare il sito (password, link, chiavi) e quello che ne ricaviamo per ordinare e cercare.',
  'Quello che è legato solo al tuo indirizzo email, e non all’account, c’è se l’indirizzo è confermato: chiunque può scrivere l’indirizzo di un’altra persona.',
];

/** Everything held about a person, as the file they download. */
export const toExport = (data: readonly PersonalRows[], now: Date): AccountExport => ({
  site: SITE_NAME,
  exportedAt: now.toISOString(),
  notes: NOTES,
  sections: Object.fromEntries(data.map(({ part: { name, about }, rows }) => [name, { about, rows: [...rows] }])),
});
