import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { alertPath, type JobSearch } from './job-search.ts';

type AlertLinkProps = {
  readonly search: JobSearch;
  /** The text that was searched for in place of the one typed: mails of alerts put nothing right. */
  readonly corrected: string | null | undefined;
};

/** The way to have the new offers of a search sent by mail. */
export const AlertLink = ({ search, corrected }: AlertLinkProps) => (
  <Link
    className="inline-flex items-center gap-2 min-h-11 no-print"
    to={alertPath(corrected ? { ...search, search: corrected } : search)}
  >
    <Icon name="bell" /> Crea un avviso
  </Link>
);
