import { use, useEffect, useRef } from 'react';
import { type OfferToApply, QUESTION_LIMITS, questionText, tickable } from '../../shared/application-questions.ts';
import { isSeasonal } from '../../shared/job-values.ts';
import { WordsContext } from '../app/languages.tsx';
import italian from '../content/languages/it/apply.json';
import { Checkbox } from '../ui/checkbox.tsx';
import { fieldId } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';

type QuestionPartsProps = {
  readonly job: OfferToApply;
  /** Parts the ids from those of another form on the page. */
  readonly idPrefix?: string;
  /** Requirements that the applicant's profile says, which are ticked once it has come. */
  readonly inProfile?: readonly string[];
  readonly errorOf?: (name: string) => string | undefined;
};

/** Requirements of the offer to tick, its questions, and for a season whether to be asked again. Nothing of it must be filled in. */
export function QuestionParts({ job, idPrefix = '', inProfile = [], errorOf }: QuestionPartsProps) {
  const words = use(WordsContext);
  const texts = words?.texts.apply ?? italian;
  const labels = words?.ticks(job);
  const ticks = tickable(job);
  const { questions = [] } = job;
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const profile = inProfile.join('\n');
  useEffect(() => {
    for (const box of fieldset.current?.querySelectorAll('input') ?? [])
      if (profile.split('\n').includes(box.value)) box.checked = true;
  }, [profile]);
  return (
    <>
      {ticks.length > 0 && (
        <fieldset ref={fieldset} className="min-w-0">
          <legend className="font-600 leading-snug">{texts.has}</legend>
          {ticks.map(({ what, preferred }, index) => (
            <Checkbox
              key={what}
              id={fieldId(`${idPrefix}ticks-${index}`)}
              name="ticks"
              value={what}
              label={
                <>
                  {labels?.[index] ?? what}
                  {preferred && ` (${texts.aPlus})`}
                </>
              }
              hint={inProfile.includes(what) ? 'Dal tuo profilo: togli il segno se non vale.' : undefined}
            />
          ))}
        </fieldset>
      )}
      {questions.map((id) => (
        <TextInput
          key={id}
          id={fieldId(`${idPrefix}answers.${id}`)}
          name={`answers.${id}`}
          label={`${(words?.question ?? questionText)(id)} (${texts.optional})`}
          autoComplete="off"
          maxLength={QUESTION_LIMITS.answer}
          error={errorOf?.(`answers.${id}`)}
        />
      ))}
      {isSeasonal(job) && (
        <Checkbox
          id={fieldId(`${idPrefix}nextSeason`)}
          name="nextSeason"
          value="true"
          label={texts.nextSeason}
          hint={texts.nextSeasonHint}
        />
      )}
    </>
  );
}
