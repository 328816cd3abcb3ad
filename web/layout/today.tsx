import { useQuery } from '@tanstack/react-query';
import { pagePath, receivedPath, withQuery } from '../../shared/paths.ts';
import { readOptions } from '../api/call-options.ts';
import { useSession } from '../api/session.ts';
import { Link } from '../app/link.tsx';
import { classNames } from '../ui/class-names.ts';

const todayOptions = () => readOptions('GET /api/account/today', { signedIn: true }, { refetchOnMount: 'always' });

const KINDS = [
  {
    kind: 'unreadApplications',
    one: 'candidatura da leggere',
    many: 'candidature da leggere',
    to: receivedPath(),
  },
  { kind: 'unreadMessages', one: 'messaggio da leggere', many: 'messaggi da leggere', to: pagePath.messages() },
  {
    kind: 'answers',
    one: 'risposta di questa settimana',
    many: 'risposte di questa settimana',
    to: withQuery(pagePath.applications(), { lato: 'inviate' }),
  },
  { kind: 'invitations', one: 'invito', many: 'inviti', to: pagePath.account() },
  { kind: 'ending', one: 'offerta che scade presto', many: 'offerte che scadono presto', to: pagePath.ownJobs() },
] as const;

/** Leads to everything that waits for a signed-in person. Its place is kept free, so that nothing moves when it is known. */
export function Today({ className }: { className?: string }) {
  const session = useSession();
  const { data } = useQuery({ ...todayOptions(), enabled: Boolean(session) });
  const waiting = import.meta.env.SSR || !data ? [] : KINDS.filter(({ kind }) => data[kind] > 0);
  return (
    <div className={classNames('signed-in-only', className)}>
      <ul
        aria-label="Oggi"
        className="list-plain flex items-center gap-2 min-h-13 px-1 -mx-1 overflow-x-auto whitespace-nowrap [&>li]:flex-none"
      >
        <li className="font-600">Oggi</li>
        {data && waiting.length === 0 && <li className="muted">niente in attesa</li>}
        {data &&
          waiting.map(({ kind, one, many, to }) => (
            <li key={kind}>
              <Link className="chip chip-off" to={to}>{`${data[kind]} ${data[kind] === 1 ? one : many}`}</Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
