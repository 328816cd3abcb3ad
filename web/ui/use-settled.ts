import { useEffect, useState } from 'react';

const LOOK_AGAIN_MS = 50;

/** Waits while anything is pressed: what appears would move a button under the finger, and the press would be lost. */
export function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const settle = () => {
      if (document.querySelector(':active')) timer = window.setTimeout(settle, LOOK_AGAIN_MS);
      else setSettled(value);
    };
    let timer = window.setTimeout(settle, pause);
    return () => window.clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
