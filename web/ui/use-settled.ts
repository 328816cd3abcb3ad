import { useEffect, useState } from 'react';

/** Last value that was unchanged for so many ms. */
export function useSettled<Value extends string>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), pause);
    return () => window.clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
