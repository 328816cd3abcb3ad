import { pagePath } from '../../../shared/paths.ts';
import { Link } from '../../app/link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Why an administrator has hidden an offer. */
export function HiddenOffer({ reason }: { reason: string | null }) {
  return (
    <Notice tone="warning">
      {reason && <p className="whitespace-pre-line break-words">{`Motivo: ${reason}`}</p>}
      <p>Nel sito non la vede nessuno, e resta così finché la redazione non la mostra di nuovo.</p>
      <p>
        Se non sei d’accordo <Link to={pagePath.contact()}>scrivici</Link>: riesaminiamo la decisione.
      </p>
    </Notice>
  );
}
