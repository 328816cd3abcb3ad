import { useSearchParams } from 'react-router';
import { DEAD_END_LINK } from '../../shared/end-link.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { endAlertsLink } from '../../shared/token-links.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { ButtonLine } from '../app/link.tsx';
import { ownPage } from '../app/own-page.ts';
import { FormFrame } from '../layout/form-frame.tsx';
import { Button } from '../ui/button.tsx';
import { loom } from '../ui/figures.ts';
import { Notice } from '../ui/notice.tsx';

const GOOD_TO_KNOW = {
  title: 'Che cosa succede',
  points: [
    'Da un’email di offerte: cancelliamo subito tutte le ricerche di questo indirizzo, la newsletter e l’indirizzo.',
    'Dalla newsletter: cancelliamo subito quella. Gli avvisi sulle offerte, se ne hai, continuano.',
    'Se vuoi solo una pausa, usa il link “Gestisci i tuoi avvisi” della stessa email.',
    'Puoi creare un nuovo avviso quando vuoi.',
  ],
};

function EndAlertsPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const way = <ButtonLine to={pagePath.jobs()}>Cerca tra le offerte</ButtonLine>;
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
            Premi il pulsante: da quel momento non ti mandiamo più email come quella che hai aperto.
          </p>
          <form method="post" action={endAlertsLink(token)}>
            <Button type="submit">Non voglio più riceverle</Button>
          </form>
        </>
      )}
    </FormFrame>
  );
}

export const page = ownPage(EndAlertsPage, pagePath.endAlerts(), {
  title: 'Non ricevere più queste email',
  description: `Smetti di ricevere le nuove offerte o i nuovi articoli di ${SITE_NAME}: cancelliamo quello che serviva a mandarteli.`,
  keywords: ['avvisi di lavoro', 'nuove offerte per email', `lavoro ${VALLEY.name}`],
});
