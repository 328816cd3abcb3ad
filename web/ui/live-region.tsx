import type { ReactNode } from 'react';

interface LiveRegionProps {
  visible?: boolean;
  className?: string;
  children: ReactNode;
}

/** Announces politely each change of its text. Keep it mounted: a region that appears with its text may stay silent. */
export function LiveRegion({ visible = false, className, children }: LiveRegionProps) {
  return (
    <p role="status" className={visible ? className : 'sr-only'}>
      {children}
    </p>
  );
}
