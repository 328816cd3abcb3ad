import { pagePath } from '../../../shared/paths.ts';
import { toggleSaved } from '../../api/saved-jobs.ts';
import { useWords } from '../../app/languages.tsx';
import { ButtonLine } from '../../app/link.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { plainPage } from '../../languages/translated-head.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { cart } from '../../ui/figures.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Notice } from '../../ui/notice.tsx';
import { JobCard } from '../list/job-card.tsx';
import { useSavedList } from './use-saved-list.ts';

function SavedPage() {
  const { site, saved } = useWords().texts;
  const hydrated = useHydrated();
  return (
    <div className="container section stack">
      <h1>{site.saved}</h1>
      <p className="measure">{saved.where}</p>
      <noscript>
        <p className="card">{saved.needsScript}</p>
      </noscript>
      {!import.meta.env.SSR && hydrated && <SavedList />}
    </div>
  );
}

function SavedList() {
  const { texts, path, counted } = useWords();
  const { saved: words, site } = texts;
  const { saved, items, failed } = useSavedList();
  if (items.length === 0)
    return (
      <EmptyState art={cart} title={words.empty}>
        <p>{words.emptyHint}</p>
        <ButtonLine to={path(pagePath.jobs())}>{site.offers}</ButtonLine>
      </EmptyState>
    );
  return (
    <>
      <LiveRegion visible className="text-lead font-600">
        {counted(texts.counted.saved, saved.length)}
      </LiveRegion>
      {failed && <Notice tone="warning" title={words.copies} live />}
      <h2 className="sr-only">{site.saved}</h2>
      <ul className="list-plain grid-cards">
        {items.map(({ id, job, state }) => (
          <li key={id} className="grid">
            {job && state !== 'gone' ? (
              <JobCard job={job} origin={null} />
            ) : (
              <div className="card stack-sm">
                <p>{state === 'gone' ? words.gone : state === 'loading' ? site.loading : site.offline}</p>
                {state === 'gone' && saved.includes(id) && (
                  <Button variant="quiet" className="self-start" onClick={() => toggleSaved(id, null)}>
                    {words.remove}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Saved offers of this device in another language. */
export const savedIn = plainPage(SavedPage, ({ site, saved }) => ({ title: site.saved, description: saved.about }));
