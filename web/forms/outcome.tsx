import { type ComponentProps, useEffect, useRef } from 'react';
import { Notice } from '../ui/notice.tsx';

/** What has taken the place of a form. It takes the focus too, which was in the form: it is read out, and Tab goes on from it. */
export function Outcome(notice: ComponentProps<typeof Notice>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice {...notice} />
    </div>
  );
}
