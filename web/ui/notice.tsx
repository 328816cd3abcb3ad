import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-list.ts';

type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const TONES: Record<NoticeTone, { icon: IconName; box: string; mark: string }> = {
  info: { icon: 'info', box: 'bg-lago-soft border-lago', mark: 'text-lago' },
  success: { icon: 'circle-check', box: 'bg-bosco-soft border-bosco', mark: 'text-bosco' },
  warning: { icon: 'triangle-alert', box: 'bg-larice-soft border-larice', mark: 'text-larice' },
  error: { icon: 'circle-alert', box: 'bg-errore-soft border-errore', mark: 'text-errore' },
};

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  /** Announces it when it appears: at once for errors, politely for the others. */
  live?: boolean;
  className?: string;
  children?: ReactNode;
}

export function Notice({ tone = 'info', title, live = false, className, children }: NoticeProps) {
  const { icon, box, mark } = TONES[tone];
  return (
    <div
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
      className={classNames('flex flex-wrap gap-3 p-4 border rounded', box, className)}
    >
      <Icon name={icon} className={classNames('mt-0.5 text-h3', mark)} />
      {/* With large text it is below the icon. */}
      <div className="flex-[1_1_10rem] min-w-0 stack-sm">
        {title !== undefined && <p className="font-600">{title}</p>}
        {children}
      </div>
    </div>
  );
}
