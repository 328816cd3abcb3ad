import { RequiredNote } from '../../ui/field.tsx';
import { OfferGaps } from './offer-gaps.tsx';
import { PublishJobDetails } from './publish-job-details.tsx';
import { PublishJobFields } from './publish-job-fields.tsx';
import type { JobForm } from './publish-job-values.ts';
import { WordingHint } from './wording-hint.tsx';

type JobFormFieldsProps = {
  readonly form: JobForm;
  /** When the browser may ask for the position. */
  readonly positionNote: string;
};

/** Everything that is typed of an offer, published or edited. */
export function JobFormFields({ form, positionNote }: JobFormFieldsProps) {
  return (
    <>
      <RequiredNote />
      <PublishJobFields
        form={form}
        afterTitle={<WordingHint form={form} field="title" />}
        afterDescription={<WordingHint form={form} field="description" />}
      />
      <PublishJobDetails form={form} />
      <div>
        <OfferGaps form={form} />
        <p className="muted">{positionNote}</p>
      </div>
    </>
  );
}
