import type { PublicCandidate } from '../../shared/candidates.ts';
import { availableLabel, candidateAgeLabel, romeDay } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import type { Point } from '../../shared/places/distance.ts';
import { excerpt } from '../../shared/text.ts';
import { Link } from '../app/link.tsx';
import { useNow } from '../app/now.tsx';
import { kmFrom } from '../lists/list-texts.ts';
import { Badge } from '../ui/badge.tsx';

const EXPERIENCE = 140;

export function CandidateCard({ candidate, origin }: { candidate: PublicCandidate; origin: Point | null }) {
  const now = useNow();
  const { id, name, title, location, skills, experience, postedDate } = candidate;
  const path = pagePath.candidate(id);
  return (
    <article className="card card-link job-card">
      <h3>
        <Link className="stretched" to={path} viewTransition>
          {name}
        </Link>
      </h3>
      <p className="font-600">{title}</p>
      <p className="job-card-text">
        {[location, kmFrom(origin, candidate), candidateAgeLabel(new Date(postedDate), now)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <AvailableBadge {...candidate} />
      <SkillBadges skills={skills} most={5} />
      {experience && <p className="text-sm line-clamp-1 sm:line-clamp-2">{excerpt(experience, EXPERIENCE)}</p>}
      <p className="job-card-links above">
        <Link to={path} tabIndex={-1} viewTransition aria-label={`Vedi profilo: ${name}`}>
          Vedi profilo
        </Link>
        <Link to={`${path}#contatta`} aria-label={`Contatta: ${name}`}>
          Contatta
        </Link>
      </p>
    </article>
  );
}

/** When the person last said to be able to start at once; nothing from the day after theirs on, also in a document of before. */
export function AvailableBadge({ availableUntil, availableSince }: PublicCandidate) {
  const now = useNow();
  if (!availableUntil || !availableSince || availableUntil < romeDay(now)) return null;
  return (
    <p>
      <Badge tone="bosco">{availableLabel(new Date(availableSince), now)}</Badge>
    </p>
  );
}

/** Skills of a profile; of more than `most`, how many are left. */
export function SkillBadges({ skills, most = skills.length }: { skills: readonly string[]; most?: number }) {
  const left = skills.length - most;
  return (
    <ul aria-label="Competenze" className="cluster list-plain">
      {skills.slice(0, most).map((skill) => (
        <li key={skill} className="flex">
          <Badge>{skill}</Badge>
        </li>
      ))}
      {left > 0 && <li className="muted">{left === 1 ? 'e un’altra' : `e altre ${left}`}</li>}
    </ul>
  );
}
