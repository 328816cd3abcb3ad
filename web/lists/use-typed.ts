import { type RefObject, useEffect, useState } from 'react';

/** The text of a field that nobody renders again while it is typed into. */
export function useTyped(input: RefObject<HTMLInputElement | null>): string {
  const [typed, setTyped] = useState(input.current?.value ?? '');
  useEffect(() => {
    const field = input.current;
    const read = () => setTyped(field?.value ?? '');
    // Back and forward write into the field too.
    for (const name of ['input', 'focus', 'click']) field?.addEventListener(name, read);
    // Typed after the list was rendered, and before it listened.
    read();
    return () => {
      for (const name of ['input', 'focus', 'click']) field?.removeEventListener(name, read);
    };
  }, [input]);
  return typed;
}
