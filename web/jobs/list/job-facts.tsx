import { longDate } from '../../../shared/dates.ts';
import { categoryLabel, typeLabel } from '../../../shared/job-values.ts';
import { agreementText, employerText, hoursText, housingText, neededText } from '../../../shared/job-words.ts';
import type { EmployerAnswers, PublicJob } from '../../../shared/jobs.ts';
import { requirementsText } from '../../../shared/requirement-values.ts';
import { Facts } from '../../ui/facts.tsx';

/** Facts besides those in the head of the page, which are pay, dates, board and lodging. */
export function JobFacts({ job }: { job: PublicJob }) {
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    ['Quando serve', neededText(job)],
    ['Orario', hoursText(job.weeklyHours)],
    ['Contratto', job.contract],
    ['Contratto collettivo', agreementText(job)],
    ['Tipo di lavoro', typeLabel(job.type)],
    ['Esperienza', job.experience],
    // A copy of the offer may be older than the field.
    ['Patente', job.licence ?? null],
    ['Requisiti', requirementsText(job.requirements, false)],
    ['Graditi', requirementsText(job.requirements, true)],
    ['Categoria', categoryLabel(job.category)],
    ['Persone cercate', job.openings === null ? null : String(job.openings)],
    ['Candidature entro', job.applyBy ? longDate(new Date(job.applyBy)) : null],
    ['Alloggio', housingText(job)],
    ['Turni', job.shifts.join(', ') || null],
    ['Chi offre il lavoro', employerText(job)],
  ];
  return <Facts rows={facts} />;
}

/** How the account behind an offer answers applications. "Usually" is said only where at least half were answered by then. */
export function AnswerHabit({ answers: { received, answered, medianDays } }: { answers: EmployerAnswers }) {
  const share = `a ${answered} ${answered === 1 ? 'candidatura' : 'candidature'} su ${received}`;
  return (
    <p className="muted">
      {medianDays === null
        ? `Ha risposto ${share}`
        : `Risponde di solito entro ${medianDays} ${medianDays === 1 ? 'giorno' : 'giorni'} · ha risposto ${share}`}
    </p>
  );
}
