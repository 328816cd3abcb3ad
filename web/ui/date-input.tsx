import { type ComponentProps, useEffect } from 'react';
import { fieldId } from './field.tsx';
import { TextInput } from './text-input.tsx';

/** After any of these a field may have got or lost its day, also from elsewhere on the page. */
const CHANGES = ['input', 'change', 'focusout', 'click', 'pageshow'] as const;

/** A day, or a day and a time. WebKit shows today in an empty field, as if it were filled in: an empty one is marked, and its style hides that. */
type DateInputProps = Omit<ComponentProps<typeof TextInput>, 'type'> & { readonly type?: 'date' | 'datetime-local' };

export function DateInput({ type = 'date', ...props }: DateInputProps) {
  const id = props.id ?? fieldId(props.name);
  useEffect(() => {
    const mark = () => {
      const input = document.getElementById(id);
      if (input instanceof HTMLInputElement) input.toggleAttribute('data-empty', input.value === '');
    };
    const markSoon = () => requestAnimationFrame(mark);
    markSoon();
    for (const change of CHANGES) window.addEventListener(change, markSoon);
    return () => {
      for (const change of CHANGES) window.removeEventListener(change, markSoon);
    };
  }, [id]);
  return <TextInput {...props} type={type} />;
}
