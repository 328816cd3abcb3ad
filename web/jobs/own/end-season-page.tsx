import { useSearchParams } from 'react-router';
import { DEAD_END_LINK } from '../../../shared/end-link.ts';
import { pagePath } from '../../../shared/paths.ts';
import { SITE_NAME } from '../../../shared/site.ts';
import { endSeasonLink } from '../../../shared/token-links.ts';
import { ButtonLink } from '../../app/link.tsx';
import { ownPage } from '../../app/own-page.ts';
import { FormFrame } from '../../layout/form-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { loom } from '../../ui/figures.ts';
import { Notice } from '../../ui/notice.tsx';

const GOOD_TO_KNOW = {
  title: 'Che cosa succede',
  points: [
    'Se ti eri candidata/o: chi ha pubblicato l’offerta non può più invitarti da qui, e quello che tenevamo solo per la prossima stagione è cancellato subito.',
    'Se hai pubblicato un’offerta: non ti proponiamo più di ripubblicare. Le tue offerte restano come sono, e le duplichi quando vuoi.',
  ],
};

/** Ends mails about the next season by a form that works without script. */
function EndSeasonPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const way = (
    <p>
      <ButtonLink to={pagePath.jobs()}>Cerca tra le offerte</ButtonLink>
    </p>
  );
  return (
    <FormFrame title="Non ricevere più queste email" art={loom} withoutScript={null} aside={GOOD_TO_KNOW}>
      {params.get('esito') === 'fatto' ? (
        <Notice tone="success" title="Non le ricevi più">
          <p>Abbiamo cancellato quello che serviva a mandartele. Se un’email era già partita, può ancora arrivare.</p>
          {way}
        </Notice>
      ) : !token ? (
        <Notice tone="error" title="Non è cambiato niente">
          <p>{DEAD_END_LINK}</p>
          {way}
        </Notice>
      ) : (
        <>
          <p className="text-lead text-muted">
            Premi il pulsante: da quel momento non ti scriviamo più per la prossima stagione.
          </p>
          <form method="post" action={endSeasonLink(token)}>
            <Button type="submit">Non voglio più riceverle</Button>
          </form>
        </>
      )}
    </FormFrame>
  );
}

export const page = ownPage(EndSeasonPage, pagePath.endSeason(), {
  title: 'Non ricevere più email sulla prossima stagione',
  description: `Smetti di ricevere le email di ${SITE_NAME} sulla prossima stagione: cancelliamo quello che serviva a mandartele.`,
  keywords: ['prossima stagione', 'lavoro stagionale'],
});
