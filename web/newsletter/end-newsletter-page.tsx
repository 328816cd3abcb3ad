import { endNewsletterHead } from '../../shared/head/alert-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { endNewsletterLink } from '../../shared/token-links.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { FormFrame } from '../layout/form-frame.tsx';
import { Ending } from '../mailed-links/ending.tsx';
import { plough } from '../ui/figures/plough.ts';

const GOOD_TO_KNOW = {
  title: 'Che cosa succede',
  points: [
    'Cancelliamo subito il tuo indirizzo dalla newsletter.',
    'Gli articoli restano sul blog: li leggi quando vuoi.',
    'Gli avvisi sulle offerte sono un’altra cosa: se ne hai, continuano.',
  ],
};

function EndNewsletterPage() {
  return (
    <FormFrame title="Non ricevere più la newsletter" art={plough} withoutScript={null} aside={GOOD_TO_KNOW}>
      <Ending
        label="Non voglio più ricevere la newsletter"
        action={endNewsletterLink}
        lead="Premi il pulsante: da quel momento non ti mandiamo più articoli a questo indirizzo."
        doneTitle="Non ricevi più la newsletter"
        done="Abbiamo cancellato il tuo indirizzo. Se un’email era già partita, può ancora arrivare."
        next={{ label: 'Leggi il blog', path: pagePath.blog() }}
      />
    </FormFrame>
  );
}

export const page: Page = { Component: EndNewsletterPage, head: endNewsletterHead, sharedAddress: sharedWithoutQuery };
