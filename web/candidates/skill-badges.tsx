import { Badge } from '../ui/badge.tsx';

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
