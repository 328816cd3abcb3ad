import { countOf } from '../api/list-page.ts';
import { useExactPosition } from '../app/position.ts';
import { GrowingList } from '../lists/growing-list.tsx';
import { countText } from '../lists/list-texts.ts';
import { useList } from '../lists/use-list.ts';
import { CandidateCard } from './candidate-card.tsx';
import type { CandidateSearch } from './candidate-search.ts';
import { CANDIDATE_TEXTS } from './candidate-texts.ts';
import { companyCandidateListOptions } from './queries.ts';

const ID = 'solo-aziende';

type MeasuredProps = { readonly search: CandidateSearch; readonly enabled: boolean };

type CompanyCandidatesProps = MeasuredProps & { readonly pathOf: (search: CandidateSearch) => string };

export function CompanyCandidatesLink({ search, enabled }: MeasuredProps) {
  const first = useList({ ...companyCandidateListOptions(search), enabled }).data?.pages[0];
  if (!first || first.items.length === 0) return null;
  return (
    <p>
      <a
        href={`#${ID}`}
      >{`e ${countText(countOf(first), { one: 'profilo', many: 'profili' })} solo per aziende registrate`}</a>
    </p>
  );
}

export function CompanyCandidates({ search, enabled, pathOf }: CompanyCandidatesProps) {
  const list = useList({ ...companyCandidateListOptions(search), enabled });
  const here = useExactPosition(search.near);
  const first = list.data?.pages[0];
  return (
    <section id={ID} className="stack min-w-0 border-t border-line pt-6" aria-labelledby={`${ID}-titolo`}>
      <div className="stack-sm">
        <h2 id={`${ID}-titolo`}>Solo per aziende registrate</h2>
        <p className="muted">
          {`${first ? countText(countOf(first), { one: 'profilo', many: 'profili' }) : CANDIDATE_TEXTS.loading} · Li vedi perché hai effettuato l’accesso come Azienda: chi li ha pubblicati non vuole comparire in pubblico.`}
        </p>
      </div>
      <GrowingList
        list={list}
        texts={CANDIDATE_TEXTS}
        empty={<p>Con questi criteri nessuno.</p>}
        card={(candidate) => <CandidateCard candidate={candidate} origin={here} />}
        pathAfter={() => `${pathOf(search)}#${ID}`}
        places={3}
      />
    </section>
  );
}
