import { classNames } from './class-names.ts';

/** The place of something that is loading. Still, on purpose; its list carries `aria-busy` and the text for everybody. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block max-w-full rounded-1 bg-line', className)} />;
}

export function SkeletonCard() {
  return (
    <div aria-hidden="true" className="card stack">
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
      <div className="cluster">
        <Skeleton className="h-6 w-20" />
        <Skeleton className="h-6 w-28" />
      </div>
      <Skeleton className="h-11 w-36" />
    </div>
  );
}
