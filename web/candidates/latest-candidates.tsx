import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PublicCandidate } from '../../shared/candidates.ts';
import { clockTime } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { house } from '../ui/figures/house.ts';
import { ladder } from '../ui/figures/ladder.ts';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { SkeletonCard } from '../ui/skeleton.tsx';
import { readCandidateSearch } from './candidate-search.ts';
import { candidateListOptions } from './queries.ts';

const SHOWN = 6;
const SKILLS = 3;

/** The newest profiles. */
export const latestCandidatesOptions = () => candidateListOptions(readCandidateSearch(new URLSearchParams()), SHOWN);

/** The newest profiles in each of their states: loading, failed, none, an older copy, loaded. */
export function LatestCandidates() {
  const { data, isError, refetch } = useInfiniteQuery(latestCandidatesOptions());
  const first = data?.pages[0];
  if (isError) return <NotLoaded retry={refetch} />;
  if (!first)
    return (
      <div aria-busy="true">
        <p className="sr-only">Caricamento candidati...</p>
        <div className="grid-cards">
          {[1, 2, 3].map((n) => (
            <SkeletonCard key={n} />
          ))}
        </div>
      </div>
    );
  if (first.items.length === 0) return <NoProfiles />;
  return (
    <>
      {first.copyOf !== null && (
        <Notice tone="warning">
          Elenco delle {clockTime(new Date(first.copyOf))}: in questo momento non riusciamo a leggere i profili più
          recenti.
        </Notice>
      )}
      <ul className="list-plain grid-cards">
        {first.items.map((candidate) => (
          <li key={candidate.id} className="grid">
            <CandidateTile candidate={candidate} />
          </li>
        ))}
      </ul>
    </>
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
        {title}
        <br />
        <span className="muted">
          <Icon name="map-pin" /> {location}
        </span>
      </p>
      <ul className="cluster list-plain" aria-label="Competenze">
        {skills.slice(0, SKILLS).map((skill) => (
          <li key={skill} className="flex">
            <Badge>{skill}</Badge>
          </li>
        ))}
      </ul>
      <p className="job-card-links above">
        <Link to={path} viewTransition aria-label={`Vedi profilo: ${name}`}>
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
      <p>
        <Link className={buttonClass('secondary')} to={pagePath.publishCandidate()}>
          Pubblica il tuo profilo
        </Link>
      </p>
    </EmptyState>
  );
}

function NotLoaded({ retry }: { retry: () => void }) {
  return (
    <EmptyState art={ladder} title="I profili non sono arrivati" level={3}>
      <p>Può essere la tua connessione, oppure il sito in questo momento non risponde.</p>
      <p className="needs-script">
        <Button variant="secondary" onClick={retry}>
          Riprova
        </Button>
      </p>
    </EmptyState>
  );
}
