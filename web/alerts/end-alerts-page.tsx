import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { endAlertsLink } from '../../shared/token-links.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { ownPage } from '../app/own-page.ts';
import { endingPage } from '../mailed-links/ending-page.tsx';

const EndAlertsPage = endingPage({
  lead: 'Premi il pulsante: da quel momento non ti mandiamo più email come quella che hai aperto.',
  done: 'Abbiamo cancellato quello che serviva a mandartele.',
  aside: {
    title: 'Che cosa succede',
    points: [
      'Da un’email di offerte: cancelliamo subito tutte le ricerche di questo indirizzo, la newsletter e l’indirizzo.',
      'Dalla newsletter: cancelliamo subito quella. Gli avvisi sulle offerte, se ne hai, continuano.',
      'Se vuoi solo una pausa, usa il link “Gestisci i tuoi avvisi” della stessa email.',
      'Puoi creare un nuovo avviso quando vuoi.',
    ],
  },
  linkOf: endAlertsLink,
});

export const page = ownPage(EndAlertsPage, pagePath.endAlerts(), {
  title: 'Non ricevere più queste email',
  description: `Smetti di ricevere le nuove offerte o i nuovi articoli di ${SITE_NAME}: cancelliamo quello che serviva a mandarteli.`,
  keywords: ['avvisi di lavoro', 'nuove offerte per email', `lavoro ${VALLEY.name}`],
});
