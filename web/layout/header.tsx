import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { useSavedJobs } from '../api/saved-jobs.ts';
import { useSession } from '../api/session.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ACCOUNT_LINKS, MAIN_LINKS, MENU_ONLY_LINKS } from './links.ts';
import { useLogOut } from './use-log-out.ts';

type Disclosure = {
  readonly ref: RefObject<HTMLDetailsElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * Adds the parts of a menu that a native disclosure lacks: it closes at a new address, at a press or focus outside, and on
 * Escape, which returns the focus. It opens before, and without, any script.
 */
function useDisclosure(): Disclosure {
  const ref = useRef<HTMLDetailsElement>(null);
  const { pathname, search } = useLocation();
  const shown = useRef(pathname + search);
  useEffect(() => {
    // Leaves a menu open that was opened before hydration.
    if (shown.current === pathname + search) return;
    shown.current = pathname + search;
    if (ref.current) ref.current.open = false;
  }, [pathname, search]);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) ref.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ref.current?.open) return;
    // Escape closes a nested disclosure only.
    event.stopPropagation();
    ref.current.open = false;
    ref.current.querySelector('summary')?.focus();
  };
  return { ref, onKeyDown };
}

/** `brandOnly`: nothing but the way home. */
export function Header({ brandOnly }: { brandOnly: boolean }) {
  return (
    <header className="site-header border-b border-line bg-surface no-print">
      <div className="container flex items-center gap-4 min-h-16">
        <Link className="brand font-display text-ink no-underline" to={pagePath.home()} viewTransition>
          {SITE_NAME}
        </Link>
        {!brandOnly && (
          <>
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
          </>
        )}
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

/**
 * Both forms are in the document and the style sheet shows the right one from the first paint: the edge does not know
 * who reads the page (see `web/app/session-marker.js`).
 */
function SessionLinks() {
  const logOut = useLogOut();
  return (
    <>
      <div className="signed-out-only session-links">
        <Link className={buttonClass('quiet')} to={pagePath.login()}>
          Accedi
        </Link>
        <Link className={buttonClass('secondary')} to={pagePath.register()}>
          Registrati
        </Link>
      </div>
      <div className="signed-in-only session-links">
        <AccountMenu />
        <Button variant="quiet" onClick={logOut}>
          Esci
        </Button>
      </div>
    </>
  );
}

/** The greeting, which opens the menu of the signed-in person. */
function AccountMenu() {
  const session = useSession();
  return (
    <details {...useDisclosure()} className="account-menu">
      <summary className="nav-link">
        <span className="greeting">Ciao, {session ? session.user.name : <span className="session-name" />}</span>
        <Icon name="chevron-down" />
      </summary>
      <ul className="list-plain account-menu-panel">
        {ACCOUNT_LINKS.map(({ to, label, adminOnly }) => (
          <li key={to} className={adminOnly && 'admin-only'}>
            <NavLink className="nav-link" to={to} end>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
