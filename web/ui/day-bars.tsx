import type { ReactNode } from 'react';

export const DAY = 10;

type DayBarsProps = {
  readonly days: readonly { readonly day: string; readonly count: number | null }[];
  readonly height: number;
  readonly below?: number;
  readonly className?: string;
  readonly children?: ReactNode;
};

/** A bar a day. It is hidden from screen readers: words or a table beside it say the same. */
export function DayBars({ days, height, below = 1, className = '', children }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ count }) => count ?? 0));
  return (
    <svg viewBox={`0 0 ${days.length * DAY} ${height + below}`} className={`w-full ${className}`} aria-hidden="true">
      <g className="text-lago" fill="currentColor">
        {days.map(({ day, count }, index) => {
          // A day with few is still seen.
          const high = count ? Math.max(height / 25, (count / most) * height) : 0;
          return <rect key={day} x={index * DAY + 1} y={height - high} width={DAY - 2} height={high} rx="1" />;
        })}
      </g>
      <path className="text-muted" d={`M0 ${height + 0.5}H${days.length * DAY}`} stroke="currentColor" />
      {children}
    </svg>
  );
}
