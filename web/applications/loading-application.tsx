import { Skeleton } from '../ui/skeleton.tsx';

/** In the place of an application that a link leads to. */
export const LoadingApplication = () => (
  <div className="stack needs-script" aria-busy="true">
    <p className="sr-only">Caricamento candidatura...</p>
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-16 w-full" />
  </div>
);
