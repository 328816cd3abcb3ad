import { useSearchParams } from 'react-router';
import { DEAD_END_LINK } from '../../shared/end-link.ts';
import { endAlertsHead } from '../../shared/head/account-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { endAlertsLink } from '../../shared/token-links.ts';
import { Link } from '../app/link.tsx';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { FormFrame } from '../layout/form-frame.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
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

type EndingProps = {
  /** Label of the button, and the call it posts to with the token of this address. */
  readonly label: string;
  readonly action: (token: string) => string;
  /** Text before the button, about the subscription that ends. */
  readonly lead: string;
  readonly doneTitle: string;
  readonly done: string;
  readonly next: { readonly label: string; readonly path: string };
};

/** The page behind 'Non voglio più ricevere…': one button, a form that needs no script; and what came of it. */
function Ending({ label, action, lead, doneTitle, done, next }: EndingProps) {
  const [params] = useSearchParams();
  const token = params.get('token');
  const way = (
    <p>
      <Link className={buttonClass('secondary')} to={next.path}>
        {next.label}
      </Link>
    </p>
  );
  if (params.get('esito') === 'fatto')
    return (
      <Notice tone="success" title={doneTitle}>
        <p>{done}</p>
        {way}
      </Notice>
    );
  if (!token)
    return (
      <Notice tone="error" title="Non è cambiato niente">
        <p>{DEAD_END_LINK}</p>
        {way}
      </Notice>
    );
  return (
    <>
      <p className="text-lead text-muted">{lead}</p>
      <form method="post" action={action(token)}>
        <Button type="submit">{label}</Button>
      </form>
    </>
  );
}

export const page: Page = { Component: EndAlertsPage, head: endAlertsHead, sharedAddress: sharedWithoutQuery };
