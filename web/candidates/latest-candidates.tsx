import { useInfiniteQuery } from '@tanstack/react-query';
import type { PublicCandidate } from '../../shared/candidates.ts';
import { pagePath } from '../../shared/paths.ts';
import { ButtonLine, Link } from '../app/link.tsx';
import { GrowingList } from '../lists/growing-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { house } from '../ui/figure.tsx';
import { Icon } from '../ui/icon.tsx';
import { SkillBadges } from './candidate-card.tsx';
import { readCandidateSearch } from './candidate-search.ts';
import { CANDIDATE_TEXTS } from './candidate-texts.ts';
import { candidateListOptions } from './queries.ts';

const SHOWN = 6;
const SKILLS = 3;

export const latestCandidatesOptions = () => candidateListOptions(readCandidateSearch(new URLSearchParams()), SHOWN);

export function LatestCandidates() {
  return (
    <GrowingList
      list={useInfiniteQuery(latestCandidatesOptions())}
      texts={CANDIDATE_TEXTS}
      empty={<NoProfiles />}
      card={(candidate) => <CandidateTile candidate={candidate} />}
      pathAfter={null}
      places={3}
    />
  );
}

function CandidateTile({ candidate }: { candidate: PublicCandidate }) {
  const { id, name, title, location, skills } = candidate;
  const path = pagePath.candidate(id);
  return (
    <article className="card card-link job-card">
      <h3>
        <Link className="stretched" to={path} viewTransition>
          {name}
        </Link>
      </h3>
      <p>
        <span>{title}</span>
        <br />
        <span className="muted">
          <Icon name="map-pin" /> <span>{location}</span>
        </span>
      </p>
      <SkillBadges skills={skills.slice(0, SKILLS)} />
      <p className="job-card-links above">
        <Link to={path} tabIndex={-1} viewTransition aria-label={`Vedi profilo: ${name}`}>
          Vedi profilo
        </Link>
      </p>
    </article>
  );
}

function NoProfiles() {
  return (
    <EmptyState art={house} title="Il primo profilo può essere il tuo" level={3}>
      <p>In questo momento nessuno ne ha pubblicato uno.</p>
      <ButtonLine to={pagePath.publishCandidate()}>Pubblica il tuo profilo</ButtonLine>
    </EmptyState>
  );
}
