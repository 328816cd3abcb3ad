import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { LICENCES } from '../../../shared/job-values.ts';
import { hasContact } from '../../../shared/offer-gaps.ts';
import { pagePath } from '../../../shared/paths.ts';
import { IN_FAMILIES } from '../../../shared/pay-needed.ts';
import { Link } from '../../app/link.tsx';
import { PUBLISH_JOB } from '../../content/publish-job.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { fieldId, RequiredNote } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { PAUSE_MS } from './hint-list.tsx';
import { PayFields } from './pay-fields.tsx';
import { PublishJobFields } from './publish-job-fields.tsx';
import { boxesOf, DETAIL_FIELDS, JOB_LABELS, type JobForm } from './publish-job-values.ts';
import { RequirementFields } from './requirement-fields.tsx';
import { WordingHint } from './wording-hint.tsx';

type JobFormFieldsProps = {
  readonly form: JobForm;
  /** When the browser may ask for the position. */
  readonly positionNote: string;
  /** True where the category of households leads to the questions for families. */
  readonly familyHint?: boolean;
};

/** Everything that is typed of an offer, published or edited. */
export function JobFormFields({ form, positionNote, familyHint = false }: JobFormFieldsProps) {
  return (
    <>
      <RequiredNote />
      <PublishJobFields
        form={form}
        afterTitle={<WordingHint form={form} field="title" />}
        afterCategory={familyHint && <FamilyHint form={form} />}
        afterDescription={<WordingHint form={form} field="description" />}
      />
      <div className="card">
        <PayFields form={form} hint={PUBLISH_JOB.payHint} />
      </div>
      <PublishJobDetails form={form} />
      <div>
        <OfferGaps form={form} />
        <p className="muted">{positionNote}</p>
      </div>
    </>
  );
}

/** Beside the category of work in a household: the shorter way to the same offer. */
function FamilyHint({ form: { control } }: { form: JobForm }) {
  const category = useWatch({ control, name: 'category' });
  return (
    <div role="status">
      {category === IN_FAMILIES && (
        <p className="muted pt-1.5">
          {PUBLISH_JOB.forFamily} <Link to={pagePath.findCarer()}>{PUBLISH_JOB.inQuestions}</Link>
        </p>
      )}
    </div>
  );
}

/** The other optional fields, in a box that is open where one of them is filled. */
function PublishJobDetails({ form }: { form: JobForm }) {
  const { field, formState } = form;
  const box = useRef<HTMLDetailsElement>(null);
  const { errors, defaultValues } = formState;
  const needed = DETAIL_FIELDS.some((name) => errors[name] || defaultValues?.[name]);
  // Opened, never closed: a field with an error must be within reach, and closing is up to the person.
  useEffect(() => {
    if (needed && box.current) box.current.open = true;
  }, [needed]);
  return (
    <details ref={box} className="card py-2! sm:py-3!">
      <summary className="py-2.5">Altri dettagli (facoltativi)</summary>
      <div className="stack pt-2 pb-3">
        <p className="muted">
          Alloggio, vitto, date, turni: chi li trova scritti risponde più volentieri, e li può cercare.
        </p>
        <fieldset className="min-w-0">
          <legend className="font-600">Che cosa offri</legend>
          <Checkbox label="Alloggio" {...field('housing')} />
          <Checkbox label="Vitto" {...field('meals')} />
        </fieldset>
        <fieldset className="min-w-0">
          <legend className="font-600 pb-2">Quando</legend>
          <div className="grid gap-4 items-start sm:grid-cols-3">
            <DateInput label="Inizio" {...field('startDate')} />
            <DateInput label="Fine" {...field('endDate')} />
          </div>
        </fieldset>
        <fieldset className="min-w-0">
          <legend className="font-600">Turni</legend>
          <div className="flex flex-wrap gap-x-6">
            {boxesOf('shifts').map(({ name, value }) => (
              <Checkbox key={name} label={value} {...field(name)} />
            ))}
          </div>
        </fieldset>
        <TextInput
          label="Quante persone cerchi"
          inputMode="numeric"
          autoComplete="off"
          className="sm:max-w-56"
          {...field('openings')}
        />
        <RequirementFields form={form} />
        <Select label="Patente" placeholder="Nessuna" className="sm:max-w-56" {...field('licence')}>
          {LICENCES.map((licence) => (
            <option key={licence}>{licence}</option>
          ))}
        </Select>
        <details>
          <summary className="py-2.5">Domande a chi si candida</summary>
          <fieldset className="min-w-0">
            <legend className="muted pb-2">Fino a tre. Chi si candida risponde in una riga, se vuole.</legend>
            {boxesOf('questions').map(({ name }) => (
              <Checkbox key={name} label={JOB_LABELS[name]} {...field(name)} />
            ))}
          </fieldset>
        </details>
        <fieldset className="min-w-0">
          <legend className="font-600 pb-2">Fino a quando</legend>
          <div className="grid gap-4 items-start sm:grid-cols-2">
            <DateInput
              label="Candidature entro il"
              hint="Alla fine di quel giorno l’offerta si chiude da sola."
              {...field('applyBy')}
            />
            <TextInput
              label="In pausa dopo quante candidature"
              inputMode="numeric"
              autoComplete="off"
              hint="Conta chi ha un’email confermata. Si ferma da sola e ti chiediamo come continuare. Lo vedi solo tu."
              {...field('closeAfter')}
            />
          </div>
        </fieldset>
      </div>
    </details>
  );
}

/** Brings the focus to a field, out of a closed box too; a change of the hash would be a navigation. */
function focusField(event: MouseEvent, name: string): void {
  event.preventDefault();
  const field = document.getElementById(fieldId(name));
  const box = field?.closest('details');
  if (box) box.open = true;
  field?.focus();
}

/** Beside the button, where the text is there but neither pay nor a contact: asks for one of them, once, and waits for nothing. */
function OfferGaps({ form }: { form: JobForm }) {
  const id = useId();
  const [description, salaryMin, salaryMax] = useWatch({
    control: form.control,
    name: ['description', 'salaryMin', 'salaryMax'],
  });
  const text = useSettled(description, PAUSE_MS);
  const asked = text.trim() !== '' && !hasContact(text) && salaryMin.trim() === '' && salaryMax.trim() === '';
  const link = (name: string, label: string) => (
    <a href={`#${fieldId(name)}`} onClick={(event) => focusField(event, name)} aria-describedby={id}>
      {label}
    </a>
  );
  return (
    <div role="status">
      {asked && (
        <Notice className="mb-4">
          <p id={id}>Nell’offerta non ci sono né la paga né un telefono o un’email a cui chiedere.</p>
          <p>
            Chi legge si candida più volentieri se trova almeno una delle due: puoi aggiungere{' '}
            {link('salaryMin', 'la paga')} o {link('description', 'un contatto nella descrizione')}. Se preferisci di
            no, va bene anche così.
          </p>
        </Notice>
      )}
    </div>
  );
}
