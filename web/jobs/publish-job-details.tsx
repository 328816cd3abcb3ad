import { useEffect, useRef } from 'react';
import { SALARY_PERIODS } from '../../shared/job-values.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { JobFieldsProps } from './publish-job-fields.tsx';
import { OPTIONAL_FIELDS, SHIFT_FIELDS } from './publish-job-values.ts';

/** @param filled whether a draft has something in here */
export function PublishJobDetails({ register, errors, filled }: JobFieldsProps & { readonly filled: boolean }) {
  const box = useRef<HTMLDetailsElement>(null);
  const needed = filled || OPTIONAL_FIELDS.some((field) => errors[field]);
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
            <TextInput
              label="Da (€)"
              inputMode="decimal"
              autoComplete="off"
              error={errors.salaryMin?.message}
              {...register('salaryMin')}
            />
            <TextInput
              label="A (€)"
              inputMode="decimal"
              autoComplete="off"
              error={errors.salaryMax?.message}
              {...register('salaryMax')}
            />
            <Select
              label="Periodo"
              placeholder="Scegli"
              error={errors.salaryPeriod?.message}
              {...register('salaryPeriod')}
            >
              {SALARY_PERIODS.map((period) => (
                <option key={period}>{period}</option>
              ))}
            </Select>
          </div>
          <Checkbox label="È una paga netta" {...register('salaryNet')} />
        </fieldset>
        <fieldset className="min-w-0">
          <legend className="font-600">Che cosa offri</legend>
          <Checkbox label="Alloggio" {...register('housing')} />
          <Checkbox label="Vitto" {...register('meals')} />
        </fieldset>
        <fieldset className="min-w-0">
          <legend className="font-600 pb-2">Quando</legend>
          <div className="grid gap-4 items-start sm:grid-cols-3">
            <TextInput label="Inizio" type="date" error={errors.startDate?.message} {...register('startDate')} />
            <TextInput label="Fine" type="date" error={errors.endDate?.message} {...register('endDate')} />
          </div>
        </fieldset>
        <fieldset className="min-w-0">
          <legend className="font-600">Turni</legend>
          <div className="flex flex-wrap gap-x-6">
            {SHIFT_FIELDS.map(([field, shift]) => (
              <Checkbox key={field} label={shift} className="first-letter:uppercase" {...register(field)} />
            ))}
          </div>
        </fieldset>
        <TextInput
          label="Quante persone cerchi"
          inputMode="numeric"
          autoComplete="off"
          className="sm:max-w-56"
          error={errors.openings?.message}
          {...register('openings')}
        />
      </div>
    </details>
  );
}
