import { type FormEvent, useState } from 'react';
import { romeDay } from '../../shared/dates.ts';
import { Button } from '../ui/button.tsx';
import { fieldId } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { type Period, type PeriodErrors, periodErrors } from './list-period.ts';

type PeriodFormProps = { readonly period: Period; readonly now: Date; readonly onChoose: (period: Period) => void };

/** First and last day of the list. */
export function PeriodForm({ period, now, onChoose }: PeriodFormProps) {
  const [typed, setTyped] = useState(period);
  const [errors, setErrors] = useState<PeriodErrors>({});
  // Another address, as the browser's way back leads to one.
  const [shown, setShown] = useState(period);
  if (shown.from !== period.from || shown.to !== period.to) {
    setShown(period);
    setTyped(period);
    setErrors({});
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = periodErrors(typed, now);
    setErrors(found);
    const wrong = found.from ? 'dal' : found.to ? 'al' : null;
    if (wrong === null) onChoose(typed);
    else document.getElementById(fieldId(wrong))?.focus();
  };
  return (
    <form
      className="no-print flex flex-col items-start gap-4 sm:flex-row"
      noValidate
      aria-label="Periodo"
      onSubmit={onSubmit}
    >
      <TextInput
        type="date"
        name="dal"
        label="Dal"
        max={romeDay(now)}
        value={typed.from}
        error={errors.from}
        onChange={(event) => setTyped({ ...typed, from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        name="al"
        label="Al"
        max={romeDay(now)}
        value={typed.to}
        error={errors.to}
        onChange={(event) => setTyped({ ...typed, to: event.currentTarget.value })}
      />
      {/* On the line of the fields, below where their labels are. */}
      <Button type="submit" variant="secondary" className="sm:mt-7">
        Mostra
      </Button>
    </form>
  );
}
