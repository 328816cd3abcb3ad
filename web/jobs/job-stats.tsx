import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '../ui/skeleton.tsx';

const JobChart = lazy(() => import('./job-chart.tsx').then((module) => ({ default: module.JobChart })));

/** Views and applications of an own offer, on the last days; read when the box is opened. */
export function JobStats({ jobId }: { jobId: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>Visite e candidature</summary>
      {opened && (
        <Suspense fallback={<Skeleton className="h-32 w-full" />}>
          <JobChart jobId={jobId} />
        </Suspense>
      )}
    </details>
  );
}
