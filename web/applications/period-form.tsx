import { type FormEvent, useEffect, useRef, useState } from 'react';
import { romeDay } from '../../shared/dates.ts';
import { Button } from '../ui/button.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { fieldId } from '../ui/field.tsx';
import { type Period, type PeriodErrors, periodErrors } from './list-period.ts';

type PeriodFormProps = { readonly period: Period; readonly now: Date; readonly onChoose: (period: Period) => void };

/** First and last day of the list. */
export function PeriodForm({ period, now, onChoose }: PeriodFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<PeriodErrors>({});
  // Another address, as the browser's way back leads to one.
  const [shown, setShown] = useState(period);
  if (shown.from !== period.from || shown.to !== period.to) {
    setShown(period);
    setErrors({});
  }
  useEffect(() => {
    for (const [name, day] of [
      ['dal', period.from],
      ['al', period.to],
    ] as const) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = day;
    }
  }, [period.from, period.to]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = { from: String(fields.get('dal') ?? ''), to: String(fields.get('al') ?? '') };
    const found = periodErrors(typed, now);
    setErrors(found);
    const wrong = found.from ? 'dal' : found.to ? 'al' : null;
    if (wrong === null) onChoose(typed);
    else document.getElementById(fieldId(wrong))?.focus();
  };
  return (
    <form
      ref={form}
      className="no-print flex flex-col items-start gap-4 sm:flex-row"
      noValidate
      aria-label="Periodo"
      onSubmit={onSubmit}
    >
      <DateInput name="dal" label="Dal" max={romeDay(now)} defaultValue={period.from} error={errors.from} />
      <DateInput name="al" label="Al" max={romeDay(now)} defaultValue={period.to} error={errors.to} />
      {/* On the line of the fields, below where their labels are. */}
      <Button type="submit" variant="secondary" className="sm:mt-7">
        Mostra
      </Button>
    </form>
  );
}
