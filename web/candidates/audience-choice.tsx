import type { CandidateAudience } from '../../shared/candidate-values.ts';
import { RequiredMark } from '../ui/field.tsx';

const NAME = 'audience';
const CHOICES: readonly { audience: CandidateAudience; label: string; meaning: string }[] = [
  { audience: 'everyone', label: 'Visibile a tutti', meaning: 'Chiunque visiti il sito, anche senza account.' },
  {
    audience: 'companies',
    label: 'Solo aziende registrate',
    meaning: 'Chi ha un account Azienda e ha effettuato l’accesso. Puoi escluderne alcune.',
  },
];

/** Label of a choice. */
export const audienceLabel = (audience: CandidateAudience): string =>
  CHOICES.find((choice) => choice.audience === audience)?.label ?? '';

type AudienceChoiceProps = {
  /** Empty: not chosen yet, which means everybody. */
  readonly value: CandidateAudience | '';
  readonly onChoose: (audience: CandidateAudience) => void;
};

/** Choice of the people who may see a profile. */
export function AudienceChoice({ value, onChoose }: AudienceChoiceProps) {
  return (
    <fieldset className="field min-w-0">
      <legend className="font-600 leading-snug pb-1.5">
        Chi può vedere il profilo
        <RequiredMark />
      </legend>
      <div className="grid gap-3 grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))]">
        {CHOICES.map(({ audience, label, meaning }) => (
          <label
            key={audience}
            className="flex items-start gap-3 p-4 border border-field rounded bg-surface hover:border-ink has-[:checked]:border-bosco has-[:checked]:bg-bosco-soft"
          >
            <input
              type="radio"
              name={NAME}
              value={audience}
              checked={(value || 'everyone') === audience}
              onChange={() => onChoose(audience)}
            />
            <span>
              <span className="block font-600 leading-snug">{label}</span>
              <span className="block muted">{meaning}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
