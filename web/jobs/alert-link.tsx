import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { alertPath, type JobSearch } from './job-search.ts';

/** The way to have the new offers of a search sent by mail. */
export const AlertLink = ({ search }: { search: JobSearch }) => (
  <Link className="inline-flex items-center gap-2 min-h-11 no-print" to={alertPath(search)}>
    <Icon name="bell" /> Crea un avviso
  </Link>
);
