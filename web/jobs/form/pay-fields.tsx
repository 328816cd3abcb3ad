import { useId } from 'react';
import { SALARY_PERIODS } from '../../../shared/job-values.ts';
import { AGREEMENTS } from '../../content/agreements.ts';
import { useValue } from '../../forms/form-values.ts';
import { readNumber } from '../../forms/read-number.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { optionsOf, Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useModule } from '../../ui/use-module.ts';
import { useSettled } from '../../ui/use-settled.ts';
import type { JobForm } from './publish-job-values.ts';
import { PAUSE_MS } from './wording-hint.tsx';

export const WHOLE_NUMBER = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** Pay, the hours of the week that it is for, and the collective agreement behind it: what an offer of employment must say since June 2026. */
export function PayFields({ form, hint }: { form: JobForm; hint: string }) {
  const { field } = form;
  const hintId = useId();
  const listId = useId();
  return (
    <fieldset className="stack-sm min-w-0" aria-describedby={hintId}>
      <legend className="font-600">Paga</legend>
      <p id={hintId} className="muted">
        {hint}
      </p>
      <div className="grid gap-4 items-start sm:grid-cols-3">
        <TextInput label="Da (€)" inputMode="decimal" autoComplete="off" {...field('salaryMin')} />
        <TextInput label="A (€)" inputMode="decimal" autoComplete="off" {...field('salaryMax')} />
        <Select label="Periodo" placeholder="Scegli" {...field('salaryPeriod')}>
          {optionsOf(SALARY_PERIODS)}
        </Select>
      </div>
      <Checkbox
        label="È una paga netta"
        hint="Altrimenti è lorda: è quella che la legge chiede."
        {...field('salaryNet')}
      />
      <TextInput label="Ore alla settimana" {...WHOLE_NUMBER} className="sm:max-w-56" {...field('weeklyHours')} />
      <PayHelp form={form} />
      <div className="grid gap-4 items-end sm:grid-cols-2">
        <TextInput
          label="CCNL applicato"
          hint="Il contratto collettivo: scegli dall’elenco, o scrivi il tuo."
          list={listId}
          autoComplete="off"
          {...field('agreement')}
        />
        <TextInput label="Livello" autoComplete="off" {...field('agreementLevel')} />
      </div>
      <datalist id={listId}>{optionsOf(AGREEMENTS)}</datalist>
    </fieldset>
  );
}

const numberIn = (text: string): number | undefined => readNumber(text) || undefined;

function PayHelp({ form }: { form: JobForm }) {
  const min = useValue(form, 'salaryMin');
  const max = useValue(form, 'salaryMax');
  const typedPeriod = useValue(form, 'salaryPeriod');
  const hours = useValue(form, 'weeklyHours');
  const salaryPeriod = SALARY_PERIODS.find((period) => period === typedPeriod);
  const help = useModule(() => import('../../../shared/pay-equivalents.ts'), min !== '' && salaryPeriod !== undefined);
  const text = help?.payHelp({
    salaryMin: numberIn(min),
    salaryMax: numberIn(max),
    salaryPeriod,
    weeklyHours: numberIn(hours),
  });
  const settled = useSettled(text ?? '', PAUSE_MS);
  return (
    <output aria-live="polite" className="block muted min-h-6">
      {settled && `${settled} I conti sono senza tredicesima.`}
    </output>
  );
}
