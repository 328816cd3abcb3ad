import { confirmedAlert } from './alerts.ts';
import { uniqueWord } from './api.ts';
import { seen } from './page-checks.ts';
import { type State, submit } from './page-state.ts';

/** The browser's line about a link that is dead. */
const REFUSED = [/status of 400/];

let alertsLink = '';

/** Makes the data that the states show. */
export async function prepareAlertStates(): Promise<void> {
  const search = `v1:search=${'precipitevolissimevolmente'.repeat(3)}`;
  alertsLink = await confirmedAlert(`${uniqueWord()}@example.org`, search);
}

/** The pages of alerts and of the newsletter, in each of their states. */
export const ALERT_STATES: readonly State[] = [
  {
    name: 'alerts, of a long search',
    path: () => `/avvisi?search=${'precipitevolissimevolmente'.repeat(4)}&type=Weekend`,
  },
  {
    name: 'alerts, asked for',
    path: '/avvisi?category=Sport',
    act: async (page) => {
      await page.getByLabel('Email').fill(`${uniqueWord()}@example.org`);
      await submit('Crea l’avviso')(page);
    },
    shows: 'Controlla la posta',
  },
  {
    name: 'alert to confirm, refused',
    path: '/avvisi/conferma#token=x',
    expected: REFUSED,
    act: submit('Conferma l’avviso'),
  },
  {
    name: 'alerts to manage',
    path: () => alertsLink,
    act: (page) => seen(page.getByRole('button', { name: 'Metti in pausa' })),
  },
  { name: 'alerts to manage, without a link', path: '/avvisi/gestisci', shows: 'Questo link non è valido' },
  { name: 'alerts to end', path: '/avvisi/fine?token=x' },
  {
    name: 'newsletter, refused',
    path: '/blog',
    act: async (page) => {
      await page.getByRole('heading', { name: 'I nuovi articoli per email' }).scrollIntoViewIfNeeded();
      await submit('Iscriviti')(page);
    },
    shows: 'Email non valida',
  },
];
