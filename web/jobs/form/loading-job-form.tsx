import { PUBLISH_JOB } from '../../content/publish-job.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of the form, so that what is below hardly moves when it comes: three fields with a hint, then four without. */
export function LoadingJobForm() {
  return (
    <div className="flex flex-col gap-5 needs-script" aria-busy="true">
      <p role="status" className="muted">
        {PUBLISH_JOB.loading}
      </p>
      {['w-44', 'w-36', 'w-24'].map((width) => (
        <LoadingField key={width} width={width} hint />
      ))}
      {['w-24', 'w-32', 'w-28', 'w-20'].map((width) => (
        <LoadingField key={width} width={width} />
      ))}
      <LoadingField width="w-30" hint />
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-11 w-64 max-w-full" />
    </div>
  );
}

function LoadingField({ width, hint = false }: { width: string; hint?: boolean }) {
  return (
    <div className="field">
      <Skeleton className={`h-6 ${width}`} />
      {hint && <Skeleton className="h-5 w-4/5" />}
      <Skeleton className="h-12 w-full" />
    </div>
  );
}
