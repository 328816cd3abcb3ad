import { type Asking, tickable } from '../../shared/apply-parts.ts';
import { late } from '../app/late.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { fieldId } from '../ui/field.tsx';

type AskedPartsProps = {
  readonly job: Asking;
  /** Parts the ids from those of another form on the page. */
  readonly idPrefix?: string;
  readonly errors?: Readonly<Record<string, string>>;
};

/** In the document at once; most offers ask nothing and need no code for it. */
const AskedQuestions = late(async () => (await import('./asked-questions.tsx')).AskedQuestions);

/** Requirements of the offer to tick, and its questions. Nothing of it must be filled in. */
export function AskedParts({ job, idPrefix = '', errors = {} }: AskedPartsProps) {
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
      {questions.length > 0 && <AskedQuestions questions={questions} idPrefix={idPrefix} errors={errors} />}
    </>
  );
}
