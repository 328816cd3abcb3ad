import { Link, NavLink } from 'react-router';
import { pagePath } from '../../shared/paths.ts';
import { useSession } from '../api/session.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ACCOUNT_LINKS } from './links.ts';
import { useDisclosure } from './use-disclosure.ts';
import { useLogOut } from './use-log-out.ts';

/**
 * Both forms are in the document and the style sheet shows the right one from the first paint: the edge does not know
 * who reads the page (see `web/app/session-marker.js`).
 */
export function SessionLinks() {
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
