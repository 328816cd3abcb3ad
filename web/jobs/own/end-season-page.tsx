import { pagePath } from '../../../shared/paths.ts';
import { SITE_NAME } from '../../../shared/site.ts';
import { endSeasonLink } from '../../../shared/token-links.ts';
import { ownPage } from '../../app/own-page.ts';
import { endingPage } from '../../mailed-links/ending-page.tsx';

const EndSeasonPage = endingPage({
  lead: 'Premi il pulsante: da quel momento non ti scriviamo più per la prossima stagione.',
  done: 'Non ti scriviamo più per la prossima stagione.',
  aside: {
    title: 'Che cosa succede',
    points: [
      'Se ti eri candidata/o: chi ha pubblicato l’offerta non può più invitarti da qui, e quello che tenevamo solo per la prossima stagione è cancellato subito.',
      'Se hai pubblicato un’offerta: non ti proponiamo più di ripubblicare. Le tue offerte restano come sono, e le duplichi quando vuoi.',
    ],
  },
  linkOf: endSeasonLink,
});

export const page = ownPage(EndSeasonPage, pagePath.endSeason(), {
  title: 'Niente email sulla prossima stagione',
  description: `Smetti di ricevere le email di ${SITE_NAME} sulla prossima stagione.`,
  keywords: ['prossima stagione', 'lavoro stagionale'],
});
