import { Link } from 'react-router';
import { pagePath } from '../../shared/paths.ts';
import { Notice } from '../ui/notice.tsx';

/** Says that a profile is hidden whatever its owner wants, why, and where to object. */
export function HiddenProfile({ reason }: { reason: string }) {
  return (
    <Notice tone="warning" title="Il profilo non si vede: lo abbiamo nascosto noi">
      <p className="whitespace-pre-line break-words">{reason}</p>
      <p>
        Se non sei d’accordo <Link to={pagePath.contact()}>scrivici</Link>: riesaminiamo la decisione.
      </p>
    </Notice>
  );
}
