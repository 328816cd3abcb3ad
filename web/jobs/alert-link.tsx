import { Link } from 'react-router';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { alertPath, type JobSearch } from './job-search.ts';

/** The way to have the new offers of a search sent by mail. */
export const AlertLink = ({ search }: { search: JobSearch }) => (
  <Link className={`${buttonClass('quiet')} no-print`} to={alertPath(search)}>
    <Icon name="bell" /> Crea un avviso
  </Link>
);
