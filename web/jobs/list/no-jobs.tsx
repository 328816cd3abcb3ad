import type { ComponentProps, ReactNode } from 'react';
import { pagePath } from '../../../shared/paths.ts';
import { townBySlug } from '../../../shared/places/towns.ts';
import { Link } from '../../app/link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { loom } from '../../ui/figures/loom.ts';
import type { SearchFacts } from './filter-counts.tsx';
import type { JobSearch } from './job-search.ts';
import { JOB_TEXTS } from './job-texts.ts';
import { NearestJobs } from './nearest-jobs.tsx';
import { nearestSearch } from './nearest-search.ts';
import { WaysOn } from './ways-on.tsx';

type NoJobsProps = Omit<ComponentProps<typeof WaysOn>, 'others'> & { readonly others: SearchFacts['others'] };

/** A search that finds nothing: the words of its page around the ways on, and the nearest offers. */
export function NoJobs({ search, path, others, widerPath }: NoJobsProps) {
  const { title, level = 2, hints, all = 'Cancella filtri', to = path } = textsOf(search, path);
  const near = nearestSearch(search, others);
  return (
    <>
      <EmptyState
        art={loom}
        title={title}
        level={level}
        ways={others && <WaysOn {...{ search, path, others, widerPath }} />}
      >
        {hints}
        <p>
          <Link className={buttonClass('secondary')} to={to}>
            {all}
          </Link>
        </p>
      </EmptyState>
      {near && <NearestJobs search={near} />}
    </>
  );
}

type Texts = {
  readonly title: string;
  readonly level?: 2 | 3;
  readonly hints: ReactNode;
  /** Label and address of the link to all offers; those of the page itself without. */
  readonly all?: string;
  readonly to?: string;
};

function textsOf({ near, around }: JobSearch, path: string): Texts {
  if (path === pagePath.home())
    return {
      title: 'Nessuna offerta di lavoro trovata con i criteri selezionati.',
      level: 3,
      hints: <p>Prova con un’altra parola, un’altra località, o ad ampliare il raggio di ricerca.</p>,
    };
  if (path === pagePath.valley())
    return {
      title: JOB_TEXTS.none,
      level: 3,
      hints: (
        <ul className="stack-sm">
          {near && <li>Prova ad ampliare il raggio di ricerca, o togli il filtro della distanza.</li>}
          <li>Usa una parola più corta o più generale: “cucina” trova più di “aiuto cuoco serale”.</li>
          <li>Scegli un’altra località: dal fondovalle molti paesi si raggiungono in pochi minuti.</li>
        </ul>
      ),
    };
  if (around)
    return {
      title: `Nessuna offerta trovata a ${townBySlug(around.town)?.name ?? around.town}`,
      hints: <p>Prova con un’altra parola o un’altra categoria, oppure guarda le offerte di tutta la valle.</p>,
      all: 'Vedi le offerte in Valle',
      to: pagePath.valley(),
    };
  return {
    title: JOB_TEXTS.none,
    hints: (
      <p>
        {near
          ? 'Prova ad ampliare il raggio di ricerca, oppure togli qualche filtro.'
          : 'Prova con una parola più corta, un comune vicino o meno filtri.'}
      </p>
    ),
  };
}
