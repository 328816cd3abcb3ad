import { useEffect, useState } from 'react';

/** Nobody wants to be corrected in the middle of a word. */
const PAUSE_MS = 700;

/** Last value that was unchanged for a moment. */
export function useSettled<Value extends string>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}
