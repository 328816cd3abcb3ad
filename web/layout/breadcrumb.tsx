import type { Crumb } from '../../shared/head/page-head.ts';
import { pagePath } from '../../shared/paths.ts';
import { Link } from '../app/link.tsx';

/** The way from the home page to this page; the last crumb is the page itself. The head says the same to search engines. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const here = crumbs.at(-1);
  return (
    <nav aria-label="Percorso" className="no-print">
      <ol className="breadcrumb cluster list-plain muted">
        {[{ name: 'Home', path: pagePath.home() }, ...crumbs.slice(0, -1)].map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{here?.name}</li>
      </ol>
    </nav>
  );
}
