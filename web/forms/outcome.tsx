import { type ComponentProps, useEffect, useRef } from 'react';
import { Notice } from '../ui/notice.tsx';

/**
 * Notice that replaces a form. It takes the focus, which was in the form, so that it is read aloud and Tab goes on from it.
 */
export function Outcome(notice: ComponentProps<typeof Notice>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice {...notice} />
    </div>
  );
}
