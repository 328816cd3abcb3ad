import { type ReactNode, useState } from 'react';
import type { OfferToApply } from '../../shared/application-questions.ts';
import { GUEST_ID } from '../../shared/application-values.ts';
import { fill, ITALIAN_LEVEL_IDS, spokenText } from '../../shared/language-words.ts';
import { deferred } from '../app/deferred.tsx';
import { RequirementWords, useWords } from '../languages/words.tsx';
import { Select } from '../ui/select.tsx';
import { APPLY_ID } from './apply-texts.ts';
import { GuestForm, type GuestSent } from './guest-form.tsx';
import type { QuestionWords } from './question-parts.tsx';
import { TranslatedWords } from './translated-words.tsx';

const AppliedNotice = deferred(async () => (await import('./guest-applied.tsx')).GuestAppliedNotice);

/** Applying without an account, in another language; it reaches the employer in Italian, but for the applicant's own words. */
export function TranslatedForm({ job }: { job: OfferToApply }) {
  const words = useWords();
  const { apply, offer, values, language } = words.texts;
  const [sent, setSent] = useState<GuestSent | null>(null);
  const { licence, requirements = [] } = job;
  const has: readonly ReactNode[] = [
    ...(licence ? [fill(offer.licenceName, { licence })] : []),
    ...requirements.map((each) => <RequirementWords key={each.what} requirement={{ ...each, reason: null }} />),
  ];
  const questions: QuestionWords = {
    ...apply,
    tick: (index, preferred) => (
      <>
        {has[index]}
        {preferred && ` (${apply.aPlus})`}
      </>
    ),
    question: (id) => fill(apply.optional, { label: values.question[id] }),
  };
  return (
    <section id={APPLY_ID} className="card stack-sm" aria-labelledby={GUEST_ID} tabIndex={-1}>
      <h2 id={GUEST_ID} className="text-h3">
        {apply.title}
      </h2>
      {sent && (
        <TranslatedWords>
          <AppliedNotice applied={sent.applied} mailed={{ email: sent.email, correct: () => setSent(null) }} />
        </TranslatedWords>
      )}
      <div hidden={sent !== null}>
        <p className="muted">{apply.lead}</p>
        <GuestForm {...{ job, words, questions }} onApplied={setSent}>
          <input type="hidden" name="language" value={language} />
          <Select
            label={apply.italian}
            name="italian"
            defaultValue="little"
            hint={
              <>
                {apply.italianHint} <bdi lang="it">{`“${spokenText(language)}”`}</bdi>
              </>
            }
          >
            {ITALIAN_LEVEL_IDS.map((level) => (
              <option key={level} value={level}>
                {values.italian[level]}
              </option>
            ))}
          </Select>
        </GuestForm>
      </div>
    </section>
  );
}
