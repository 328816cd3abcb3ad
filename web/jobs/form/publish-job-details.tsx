import { useEffect, useRef } from 'react';
import { LICENCES, SALARY_PERIODS } from '../../../shared/job-values.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { JobForm } from './publish-job-values.ts';
import { boxesOf, OPTIONAL_FIELDS } from './publish-job-values.ts';

/** The optional fields, in a box that is open where one of them is filled. */
export function PublishJobDetails({ form: { field, formState } }: { form: JobForm }) {
  const box = useRef<HTMLDetailsElement>(null);
  const { errors, defaultValues } = formState;
  const needed = OPTIONAL_FIELDS.some((name) => errors[name] || defaultValues?.[name]);
  // Opened, never closed: a field with an error must be within reach, and closing is up to the person.
  useEffect(() => {
    if (needed && box.current) box.current.open = true;
  }, [needed]);
  return (
    <details ref={box} className="card py-2! sm:py-3!">
      <summary className="py-2.5">Altri dettagli (facoltativi)</summary>
      <div className="stack pt-2 pb-3">
        <p className="muted">
          Paga, alloggio, vitto, date, turni: chi li trova scritti risponde più volentieri, e li può cercare.
        </p>
        <fieldset className="min-w-0">
          <legend className="font-600 pb-2">Paga</legend>
          <div className="grid gap-4 items-start sm:grid-cols-3">
            <TextInput label="Da (€)" inputMode="decimal" autoComplete="off" {...field('salaryMin')} />
            <TextInput label="A (€)" inputMode="decimal" autoComplete="off" {...field('salaryMax')} />
            <Select label="Periodo" placeholder="Scegli" {...field('salaryPeriod')}>
              {SALARY_PERIODS.map((period) => (
                <option key={period}>{period}</option>
              ))}
            </Select>
          </div>
          <Checkbox label="È una paga netta" {...field('salaryNet')} />
        </fieldset>
        <fieldset className="min-w-0">
          <legend className="font-600">Che cosa offri</legend>
          <Checkbox label="Alloggio" {...field('housing')} />
          <Checkbox label="Vitto" {...field('meals')} />
        </fieldset>
        <fieldset className="min-w-0">
          <legend className="font-600 pb-2">Quando</legend>
          <div className="grid gap-4 items-start sm:grid-cols-3">
            <TextInput label="Inizio" type="date" {...field('startDate')} />
            <TextInput label="Fine" type="date" {...field('endDate')} />
          </div>
        </fieldset>
        <fieldset className="min-w-0">
          <legend className="font-600">Turni</legend>
          <div className="flex flex-wrap gap-x-6">
            {boxesOf('shifts').map(({ name, value }) => (
              <Checkbox key={name} label={value} className="first-letter:uppercase" {...field(name)} />
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
        <Select label="Patente" placeholder="Nessuna" className="sm:max-w-56" {...field('licence')}>
          {LICENCES.map((licence) => (
            <option key={licence}>{licence}</option>
          ))}
        </Select>
      </div>
    </details>
  );
}
