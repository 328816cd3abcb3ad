import { useEffect, useRef, useState } from 'react';
import { RADIUS } from '../../shared/job-values.ts';
import { Field, fieldId } from '../ui/field.tsx';

const NAME = 'radius';
const kmText = (km: number): string => `${km} km`;

/** `value` is the one in force, in km; `onCommit` is called once another is chosen, not at every step of a drag. */
type RadiusRangeProps = { label: string; value: number; onCommit: (value: number) => void };

/** A native slider with its value in words. Without JavaScript it submits as a plain field. */
export function RadiusRange({ label, value, onCommit }: RadiusRangeProps) {
  const [shown, setShown] = useState(value);
  const [inForce, setInForce] = useState(value);
  const input = useRef<HTMLInputElement>(null);

  if (value !== inForce) {
    setInForce(value);
    setShown(value);
  }

  // React's onChange is the `input` event; the end of a drag is the native `change`.
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const commit = () => onCommit(element.valueAsNumber);
    element.addEventListener('change', commit);
    return () => element.removeEventListener('change', commit);
  }, [onCommit]);

  return (
    <Field id={fieldId(NAME)} label={label}>
      {(control) => (
        <div className="grid grid-cols-2 items-center text-sm text-muted">
          <output htmlFor={control.id} className="col-span-2 text-base text-ink font-600">
            {kmText(shown)}
          </output>
          <input
            {...control}
            name={NAME}
            min={RADIUS.min}
            max={RADIUS.max}
            step={RADIUS.step}
            ref={input}
            type="range"
            className="col-span-2"
            value={shown}
            aria-valuetext={kmText(shown)}
            onChange={(event) => setShown(event.currentTarget.valueAsNumber)}
          />
          <span aria-hidden="true">{kmText(RADIUS.min)}</span>
          <span aria-hidden="true" className="text-end">
            {kmText(RADIUS.max)}
          </span>
        </div>
      )}
    </Field>
  );
}
