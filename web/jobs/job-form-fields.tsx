import type { UseFormReturn } from 'react-hook-form';
import type { PublishJobBody } from '../../shared/jobs.ts';
import { RequiredNote } from '../ui/field.tsx';
import { OfferGaps } from './offer-gaps.tsx';
import { PublishJobDetails } from './publish-job-details.tsx';
import { PublishJobFields } from './publish-job-fields.tsx';
import { OPTIONAL_FIELDS, type PublishJobValues } from './publish-job-values.ts';
import { WordingHint } from './wording-hint.tsx';

/** The form of an offer, as react-hook-form holds it. */
export type JobForm = UseFormReturn<PublishJobValues, unknown, PublishJobBody>;

type JobFormFieldsProps = {
  readonly form: JobForm;
  /** What the form began with. */
  readonly initial: PublishJobValues;
  /** When the browser may ask for the position. */
  readonly positionNote: string;
};

/** Everything that is typed of an offer, published or edited. */
export function JobFormFields({ form, initial, positionNote }: JobFormFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <RequiredNote />
      <PublishJobFields
        register={form.register}
        errors={errors}
        afterTitle={<WordingHint form={form} field="title" />}
        afterDescription={<WordingHint form={form} field="description" />}
      />
      <PublishJobDetails
        register={form.register}
        errors={errors}
        filled={OPTIONAL_FIELDS.some((field) => Boolean(initial[field]))}
      />
      <div>
        <OfferGaps form={form} />
        <p className="muted">{positionNote}</p>
      </div>
    </>
  );
}
