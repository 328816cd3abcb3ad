import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { manageAlertsLink } from '../../shared/token-links.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { send } from '../api/call.ts';
import { LinkDone, pressPage } from '../mailed-links/one-press.tsx';
import { loom } from '../ui/figures.ts';

export const page = pressPage(pagePath.confirmAlert(), {
  title: 'Conferma il tuo avviso',
  description: `Conferma con il link che hai ricevuto per email che vuoi le nuove offerte, o i nuovi articoli, di ${SITE_NAME} a questo indirizzo.`,
  keywords: ['avvisi di lavoro', 'nuove offerte per email', `lavoro ${VALLEY.name}`],
  art: loom,
  withoutScript: 'Per confermare l’avviso serve JavaScript: attivalo nel browser e ricarica la pagina.',
  aside: {
    title: 'Perché lo chiediamo',
    points: [
      'Nessuno può iscrivere l’indirizzo di un’altra persona.',
      'Il link vale sette giorni e una volta sola.',
      'Se non confermi, non ti mandiamo altro e l’indirizzo si cancella da solo.',
    ],
  },
  act: (body) => send('POST /api/alerts/confirm', { body }),
  lead: 'Premi il pulsante: da allora ti mandiamo quello che hai chiesto.',
  label: 'Conferma l’avviso',
  failure: {
    title: 'Avviso non confermato',
    incomplete: 'Manca una parte del link: aprilo di nuovo dalla email, oppure crea di nuovo l’avviso.',
    failed: 'Non è stato possibile confermare l’avviso. Controlla la connessione e riprova.',
  },
  elsewhere: { label: 'Vai agli avvisi', path: pagePath.alerts() },
  done: ({ message, manageToken }) => (
    <LinkDone
      title="Avviso attivo"
      message={message}
      next={{ label: 'Gestisci i tuoi avvisi', path: manageAlertsLink(manageToken) }}
    />
  ),
});
