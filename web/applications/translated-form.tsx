import { useState } from 'react';
import type { OfferToApply } from '../../shared/application-questions.ts';
import { GUEST_ID } from '../../shared/application-values.ts';
import { ITALIAN_LEVEL_IDS, spokenText } from '../../shared/language-words.ts';
import { deferred } from '../app/deferred.tsx';
import { useWords } from '../app/languages.tsx';
import { optionsOf, Select } from '../ui/select.tsx';
import { APPLY_ID } from './apply-texts.ts';
import { GuestForm, type GuestSent } from './guest-form.tsx';

const AppliedNotice = deferred(async () => (await import('./guest-applied.tsx')).GuestAppliedNotice);

/** Applying without an account, in another language; it reaches the employer in Italian, but for the applicant's own words. */
export function TranslatedForm({ job }: { job: OfferToApply }) {
  const { apply, values, language } = useWords().texts;
  const [sent, setSent] = useState<GuestSent | null>(null);
  return (
    <section id={APPLY_ID} className="card stack-sm" aria-labelledby={GUEST_ID} tabIndex={-1}>
      <h2 id={GUEST_ID} className="text-h3">
        {apply.title}
      </h2>
      {sent && <AppliedNotice applied={sent.applied} mailed={{ email: sent.email, correct: () => setSent(null) }} />}
      <div hidden={sent !== null}>
        <p className="muted">{apply.lead}</p>
        <GuestForm job={job} onApplied={setSent}>
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
            {optionsOf(ITALIAN_LEVEL_IDS, (level) => values.italian[level])}
          </Select>
        </GuestForm>
      </div>
    </section>
  );
}
