import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-list.ts';

type BadgeTone = 'neutral' | 'bosco' | 'lago' | 'larice' | 'errore';

const TONE_CLASSES: Record<BadgeTone, string> = {
  neutral: 'bg-paper text-ink border-line',
  bosco: 'bg-bosco-soft text-bosco border-transparent',
  lago: 'bg-lago-soft text-lago border-transparent',
  larice: 'bg-larice-soft text-larice border-transparent',
  errore: 'bg-errore-soft text-errore border-transparent',
};

interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconName | undefined;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', TONE_CLASSES[tone], className)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </span>
  );
}
