import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { SALARY_PERIODS, type SalaryPeriod } from '../../../shared/job-values.ts';
import { payHelp } from '../../../shared/pay-help.ts';
import { readNumber } from '../../forms/read-number.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { type JobForm, PAY_FIELDS } from './publish-job-values.ts';
import { PAUSE_MS } from './wording-hint.tsx';

/** Pay, and the hours of the week that it is for: what an offer of employment must say since June 2026. */
export function PayFields({ form }: { form: JobForm }) {
  const { field } = form;
  const hint = useId();
  return (
    <fieldset className="card stack-sm min-w-0" aria-describedby={hint}>
      <legend className="font-600 px-1">Paga</legend>
      <p id={hint} className="muted">
        Da quanto si comincia, o da quanto a quanto. Dal 7 giugno 2026 chi cerca un dipendente lo scrive nell’annuncio;
        il lavoro domestico e quello a chiamata sono fuori.
      </p>
      <div className="grid gap-4 items-start sm:grid-cols-3">
        <TextInput label="Da (€)" inputMode="decimal" autoComplete="off" {...field('salaryMin')} />
        <TextInput label="A (€)" inputMode="decimal" autoComplete="off" {...field('salaryMax')} />
        <Select label="Periodo" placeholder="Scegli" {...field('salaryPeriod')}>
          {SALARY_PERIODS.map((period) => (
            <option key={period}>{period}</option>
          ))}
        </Select>
      </div>
      <Checkbox
        label="È una paga netta"
        hint="Altrimenti è lorda: è quella che la legge chiede."
        {...field('salaryNet')}
      />
      <TextInput
        label="Ore alla settimana"
        inputMode="numeric"
        autoComplete="off"
        className="sm:max-w-56"
        {...field('weeklyHours')}
      />
      <PayHelp form={form} />
    </fieldset>
  );
}

/** The typed pay in the other periods, said after a pause and without thirteenth months. */
function PayHelp({ form }: { form: JobForm }) {
  const typed = useWatch({ control: form.control, name: [...PAY_FIELDS] });
  const help = useSettled(helpFor(typed.map(String)), PAUSE_MS);
  return (
    <output aria-live="polite" className="block muted min-h-6">
      {help && `${help} I conti sono senza tredicesima.`}
    </output>
  );
}

/** A number that can be reckoned with; undefined while it is none. */
const numberIn = (text = ''): number | undefined => readNumber(text) || undefined;

function helpFor([min, max, period, , hours]: readonly string[]): string {
  const weeklyHours = numberIn(hours);
  return (
    payHelp({
      salaryMin: numberIn(min),
      salaryMax: numberIn(max),
      salaryPeriod: SALARY_PERIODS.find((known): known is SalaryPeriod => known === period),
      weeklyHours,
    }) ?? ''
  );
}
