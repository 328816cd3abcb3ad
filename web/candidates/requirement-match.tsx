import { useQuery } from '@tanstack/react-query';
import type { Session } from '../../shared/accounts.ts';
import type { PublicJob } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { matchRequirements } from '../../shared/requirement-match.ts';
import { ownCandidatesOptions } from '../api/own-candidates.ts';
import { Link } from '../app/link.tsx';

/** The requirements of an offer that the reader's own profile says; nothing for an account without a profile. */
export function RequirementMatch({ job, session }: { job: PublicJob; session: Session }) {
  const { data } = useQuery({ ...ownCandidatesOptions(`Bearer ${session.token}`), staleTime: 60_000 });
  const profiles = data?.filter(({ status }) => status !== 'deleted') ?? [];
  const match = matchRequirements(
    job,
    profiles.flatMap(({ skills }) => skills),
  );
  if (profiles.length === 0 || match === null) return null;
  const { had, missing } = match;
  return (
    <div className="card stack-sm mt-4">
      <p className="font-600">{titleOf(had.length, had.length + missing.length)}</p>
      {had.length > 0 && <p>{`Nel tuo profilo: ${had.join(', ')}.`}</p>}
      {missing.length > 0 && <p>{`Nel profilo non c’è: ${missing.join(', ')}.`}</p>}
      <p className="muted">
        Lo vedi solo tu, e puoi candidarti in ogni caso. <Link to={pagePath.ownCandidate()}>Aggiorna il profilo</Link>
      </p>
    </div>
  );
}

function titleOf(had: number, all: number): string {
  if (all === 1) return had === 1 ? 'Hai il requisito' : 'Manca il requisito';
  return had === 0 ? `Mancano i ${all} requisiti` : `Hai ${had} di ${all} requisiti`;
}
