import { QUESTION_LIMITS, type QuestionId, questionText } from '../../shared/application-questions.ts';
import { fieldId } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';

type AskedQuestionsProps = {
  readonly questions: readonly QuestionId[];
  readonly idPrefix: string;
  readonly errors: Readonly<Record<string, string>>;
};

/** A line for the answer to each question of an offer. */
export const AskedQuestions = ({ questions, idPrefix, errors }: AskedQuestionsProps) =>
  questions.map((id) => (
    <TextInput
      key={id}
      id={fieldId(`${idPrefix}answers.${id}`)}
      name={`answers.${id}`}
      label={`${questionText(id)} (facoltativo)`}
      autoComplete="off"
      maxLength={QUESTION_LIMITS.answer}
      error={errors[`answers.${id}`]}
    />
  ));
