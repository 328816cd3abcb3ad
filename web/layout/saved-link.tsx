import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { pagePath } from '../../shared/paths.ts';
import { useSavedJobs } from '../api/saved-jobs.ts';
import { Icon } from '../ui/icon.tsx';

/** To the saved offers, with their number; it lies over the heart, so nothing moves when the browser knows it. */
export function SavedLink({ children }: { children: ReactNode }) {
  const { length } = useSavedJobs();
  return (
    <NavLink className="nav-link saved-link" to={pagePath.savedJobs()} end>
      <Icon name="heart" />
      <span>{children}</span> {length > 0 && <span className="saved-count">{length}</span>}
    </NavLink>
  );
}
