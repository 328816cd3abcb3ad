import { Link } from 'react-router';
import { pagePath } from '../../../shared/paths.ts';
import { Outcome } from '../../forms/outcome.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ShareButton } from '../../ui/share-button.tsx';

type Published = { readonly id: string; readonly title: string };

/** The offer that the form has put into the state of the address; null without one. */
function readPublished(state: unknown): Published | null {
  const published = typeof state === 'object' && state !== null && 'published' in state ? state.published : null;
  if (typeof published !== 'object' || published === null || !('id' in published) || !('title' in published))
    return null;
  return { id: String(published.id), title: String(published.title) };
}

/** Says that the offer just published is online, and what can be done with it. */
export function PublishedOffer({ state }: { state: unknown }) {
  const published = readPublished(state);
  if (published === null) return null;
  const { id, title } = published;
  return (
    <Outcome tone="success" title="La tua offerta è online">
      <p className="break-words">{title}</p>
      <div className="cluster">
        <Link className={buttonClass('primary')} to={pagePath.job(id)}>
          Guarda l’offerta
        </Link>
        <ShareButton title={title} path={pagePath.job(id)} />
        {/* A document of its own, which the router of the app does not know. */}
        <a className={buttonClass('quiet')} href={pagePath.jobPoster(id)}>
          Stampa la locandina
        </a>
      </div>
    </Outcome>
  );
}
