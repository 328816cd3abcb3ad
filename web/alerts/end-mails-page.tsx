import { useSearchParams } from 'react-router';
import { DEAD_END_LINK } from '../../shared/end-link.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { endMailsLink } from '../../shared/token-links.ts';
import { ButtonLine } from '../app/link.tsx';
import { ownPage } from '../app/own-page.ts';
import { FormFrame } from '../layout/form-frame.tsx';
import { Button } from '../ui/button.tsx';
import { loom } from '../ui/figures.ts';
import { Notice } from '../ui/notice.tsx';

const ASIDE = {
  title: 'Che cosa succede',
  points: [
    'Da un’email di offerte: cancelliamo subito tutte le ricerche di questo indirizzo, la newsletter e l’indirizzo. Se vuoi solo una pausa, usa il suo link “Gestisci i tuoi avvisi”.',
    'Dalla newsletter: cancelliamo subito quella. Gli avvisi sulle offerte, se ne hai, continuano.',
    'Se ti eri candidata/o: chi ha pubblicato l’offerta non può più invitarti da qui, e quello che tenevamo solo per la prossima stagione è cancellato subito.',
    'Se hai pubblicato un’offerta: non ti proponiamo più di ripubblicare. Le tue offerte restano come sono, e le duplichi quando vuoi.',
  ],
};

/** The page at which mails of a kind end, by a form that works without script. */
function EndMailsPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const way = <ButtonLine to={pagePath.jobs()}>Cerca tra le offerte</ButtonLine>;
  return (
    <FormFrame title="Non ricevere più queste email" art={loom} withoutScript={null} aside={ASIDE}>
      {params.get('esito') === 'fatto' ? (
        <Notice tone="success" title="Non le ricevi più">
          <p>Se un’email era già partita, può ancora arrivare.</p>
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
          <form method="post" action={endMailsLink(token)}>
            <Button type="submit">Non voglio più riceverle</Button>
          </form>
        </>
      )}
    </FormFrame>
  );
}

export const page = ownPage(EndMailsPage, pagePath.endMails(), {
  title: 'Non ricevere più queste email',
  description: `Smetti di ricevere email di ${SITE_NAME}: nuove offerte, newsletter, prossima stagione.`,
  keywords: ['avvisi di lavoro', 'nuove offerte per email', 'prossima stagione'],
});
