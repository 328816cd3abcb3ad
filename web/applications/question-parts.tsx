import { type OfferQuestions, QUESTION_LIMITS, questionText, tickable } from '../../shared/application-questions.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { fieldId } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';

type QuestionPartsProps = {
  readonly job: OfferQuestions;
  /** Parts the ids from those of another form on the page. */
  readonly idPrefix?: string;
  readonly errors?: Readonly<Record<string, string | undefined>>;
};

/** Requirements of the offer to tick, and its questions. Nothing of it must be filled in. */
export function QuestionParts({ job, idPrefix = '', errors = {} }: QuestionPartsProps) {
  const ticks = tickable(job);
  const { questions = [] } = job;
  return (
    <>
      {ticks.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="font-600 leading-snug">Che cosa hai di quello che serve</legend>
          {ticks.map(({ what, preferred }, index) => (
            <Checkbox
              key={what}
              id={fieldId(`${idPrefix}ticks-${index}`)}
              name="ticks"
              value={what}
              label={preferred ? `${what} (gradito)` : what}
            />
          ))}
        </fieldset>
      )}
      {questions.map((id) => (
        <TextInput
          key={id}
          id={fieldId(`${idPrefix}answers.${id}`)}
          name={`answers.${id}`}
          label={`${questionText(id)} (facoltativo)`}
          autoComplete="off"
          maxLength={QUESTION_LIMITS.answer}
          error={errors[`answers.${id}`]}
        />
      ))}
    </>
  );
}
