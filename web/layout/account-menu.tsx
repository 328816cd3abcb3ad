import { NavLink } from 'react-router';
import { useSession } from '../api/session.ts';
import { Icon } from '../ui/icon.tsx';
import { ACCOUNT_LINKS } from './links.ts';
import { useDisclosure } from './use-disclosure.ts';

/** The greeting, which opens the menu of the signed-in person. */
export function AccountMenu() {
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
