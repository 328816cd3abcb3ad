import { Link } from 'react-router';
import { pagePath } from '../../shared/paths.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { AccountMenu } from './account-menu.tsx';
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
