import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { useSavedJobs } from '../api/saved-jobs.ts';
import { Icon } from '../ui/icon.tsx';
import { MAIN_LINKS, MENU_ONLY_LINKS } from './links.ts';
import { SessionLinks } from './session-links.tsx';
import { useDisclosure } from './use-disclosure.ts';

export function Header() {
  return (
    <header className="site-header border-b border-line bg-surface no-print">
      <div className="container flex items-center gap-4 min-h-16">
        <Link className="brand font-display text-ink no-underline" to={pagePath.home()} viewTransition>
          {SITE_NAME}
        </Link>
        <nav aria-label="Principale" className="wide-only flex-1 text-sm">
          <ul className="list-plain flex items-center">
            {MAIN_LINKS.map(({ to, label }) => (
              <li key={to}>
                <NavLink className="nav-link" to={to} end>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="wide-only flex items-center min-w-0 text-sm">
          <SavedLink>
            <span className="sr-only">Offerte </span>
            <span className="capitalize">salvate</span>
          </SavedLink>
          <SessionLinks />
        </div>
        <MobileMenu />
      </div>
    </header>
  );
}

function MobileMenu() {
  return (
    <details {...useDisclosure()} className="mobile-menu ml-auto">
      <summary className="btn btn-quiet">
        <Icon name="menu" /> Menu
      </summary>
      <nav aria-label="Menu" className="mobile-menu-panel bg-surface border-b border-line">
        <div className="container stack py-4">
          <ul className="list-plain">
            {[...MAIN_LINKS, ...MENU_ONLY_LINKS].map(({ to, label }) => (
              <li key={to}>
                <NavLink className="nav-link" to={to} end>
                  {label}
                </NavLink>
              </li>
            ))}
            <li>
              <SavedLink>Offerte salvate</SavedLink>
            </li>
          </ul>
          <SessionLinks />
        </div>
      </nav>
    </details>
  );
}

/** To the saved offers, with their number; it lies over the heart, so nothing moves when the browser knows it. */
function SavedLink({ children }: { children: ReactNode }) {
  const { length } = useSavedJobs();
  return (
    <NavLink className="nav-link saved-link" to={pagePath.savedJobs()} end>
      <Icon name="heart" />
      <span>{children}</span> {length > 0 && <span className="saved-count">{length}</span>}
    </NavLink>
  );
}
