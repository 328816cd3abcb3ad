import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Field, fieldId, type LabelledProps } from './field.tsx';

interface RangeProps extends LabelledProps, Omit<ComponentProps<'input'>, keyof LabelledProps | 'type' | 'ref'> {
  min: number;
  max: number;
  step: number;
  /** The value in force; while a finger drags, the control shows its own. */
  value: number;
  /** Says a value for people: `5 km`. */
  valueText: (value: number) => string;
  /** Called once the value is chosen (released, or changed by key), not at every step of a drag. */
  onCommit?: (value: number) => void;
}

/** A native slider with its value in words. Without JavaScript it submits as a plain field. */
export function Range(props: RangeProps) {
  const { label, id, hint, error, required, value, valueText, onCommit, className, ...rest } = props;
  const [shown, setShown] = useState(value);
  const [inForce, setInForce] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const inputId = id ?? fieldId(rest.name);

  if (value !== inForce) {
    setInForce(value);
    setShown(value);
  }

  // React's onChange is the `input` event; the end of a drag is the native `change`.
  useEffect(() => {
    const element = input.current;
    if (!element || !onCommit) return;
    const commit = () => onCommit(element.valueAsNumber);
    element.addEventListener('change', commit);
    return () => element.removeEventListener('change', commit);
  }, [onCommit]);

  return (
    <Field id={inputId} {...{ label, hint, error, required, className }}>
      {(control) => (
        <div className="grid grid-cols-2 items-center text-sm text-muted">
          <output htmlFor={inputId} className="col-span-2 text-base text-ink font-600">
            {valueText(shown)}
          </output>
          <input
            {...rest}
            {...control}
            ref={input}
            type="range"
            className="col-span-2"
            value={shown}
            aria-valuetext={valueText(shown)}
            onChange={(event) => setShown(event.currentTarget.valueAsNumber)}
          />
          <span aria-hidden="true">{valueText(rest.min)}</span>
          <span aria-hidden="true" className="text-right">
            {valueText(rest.max)}
          </span>
        </div>
      )}
    </Field>
  );
}
