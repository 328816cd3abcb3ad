import type { CandidateAudience } from '../../shared/candidate-values.ts';
import { RadioCards } from '../ui/radio-cards.tsx';

const CHOICES: readonly { value: CandidateAudience; label: string; meaning: string }[] = [
  { value: 'everyone', label: 'Visibile a tutti', meaning: 'Chiunque visiti il sito, anche senza account.' },
  {
    value: 'companies',
    label: 'Solo aziende registrate',
    meaning: 'Chi ha un account Azienda e ha effettuato l’accesso. Puoi escluderne alcune.',
  },
];

/** Label of a choice. */
export const audienceLabel = (audience: CandidateAudience): string =>
  CHOICES.find((choice) => choice.value === audience)?.label ?? '';

type AudienceChoiceProps = {
  /** Empty: not chosen yet, which means everybody. */
  readonly value: CandidateAudience | '';
  readonly onChoose: (audience: CandidateAudience) => void;
};

/** Choice of the people who may see a profile. */
export const AudienceChoice = ({ value, onChoose }: AudienceChoiceProps) => (
  <RadioCards
    legend="Chi può vedere il profilo"
    name="audience"
    choices={CHOICES}
    input={(audience) => ({ checked: (value || 'everyone') === audience, onChange: () => onChoose(audience) })}
  />
);
