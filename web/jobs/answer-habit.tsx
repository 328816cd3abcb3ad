import type { EmployerAnswers } from '../../shared/jobs.ts';

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
