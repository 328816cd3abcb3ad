import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface RetryNoticeProps {
  tone?: 'error' | 'warning';
  title?: string;
  label?: string | undefined;
  retry: () => unknown;
  children: ReactNode;
}

/** Says that a part of the page did not come, with a button that asks for it again. */
export function RetryNotice({ tone = 'error', title, label = 'Riprova', retry, children }: RetryNoticeProps) {
  return (
    <Notice tone={tone} title={title} live>
      <p>{children}</p>
      <p>
        <Button variant="secondary" onClick={() => retry()}>
          {label}
        </Button>
      </p>
    </Notice>
  );
}
