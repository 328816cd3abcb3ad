import { Link } from 'react-router';
import { pagePath } from '../../shared/paths.ts';
import { useSession } from '../api/session.ts';
import { useLogOut } from '../layout/use-log-out.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** In every document; the style sheet shows it to signed-in people from the first paint. */
export function AlreadySignedIn({ next }: { next: string }) {
  const session = useSession();
  const logOut = useLogOut();
  return (
    <Notice tone="success" title="Hai già effettuato l’accesso" className="signed-in-only">
      <p>
        Sei loggato come{' '}
        <strong className="break-words">{session ? session.user.name : <span className="session-name" />}</strong>.
      </p>
      <p className="cluster">
        <Link className={buttonClass('primary')} to={next}>
          {next === pagePath.home() ? 'Vai alla home' : 'Continua'}
        </Link>
        <Button variant="secondary" icon="log-out" onClick={logOut}>
          Esci
        </Button>
      </p>
    </Notice>
  );
}
