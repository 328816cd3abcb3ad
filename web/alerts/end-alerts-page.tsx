import { endAlertsHead } from '../../shared/head/alert-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { endAlertsLink } from '../../shared/token-links.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { FormFrame } from '../layout/form-frame.tsx';
import { Ending } from '../mailed-links/ending.tsx';
import { loom } from '../ui/figures.ts';

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
  return (
    <FormFrame title="Non ricevere più queste email" art={loom} withoutScript={null} aside={GOOD_TO_KNOW}>
      <Ending
        label="Non voglio più riceverle"
        action={endAlertsLink}
        lead="Premi il pulsante: da quel momento non ti mandiamo più email come quella che hai aperto."
        doneTitle="Non le ricevi più"
        done="Abbiamo cancellato quello che serviva a mandartele. Se un’email era già partita, può ancora arrivare."
        next={{ label: 'Cerca tra le offerte', path: pagePath.jobs() }}
      />
    </FormFrame>
  );
}

export const page: Page = { Component: EndAlertsPage, head: endAlertsHead, sharedAddress: sharedWithoutQuery };
