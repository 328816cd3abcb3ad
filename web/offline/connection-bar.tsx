import { useEffect, useState, useSyncExternalStore } from 'react';
import { copyLabel } from '../../shared/dates.ts';
import { Icon } from '../ui/icon.tsx';
import type { Connection, ConnectionStore } from './connection.ts';
import { isControlled } from './service-worker.ts';

const RETRY_MS = 30_000;

/** The line above every page: no connection, or how old the copy in view is, with a way to bring it up to date. */
export function ConnectionBar({ store }: { store: ConnectionStore }) {
  const connection = useSyncExternalStore(store.subscribe, store.read);
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none');
  const isCopy = connection.savedAt !== null;
  useEffect(() => {
    if (!isCopy) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void store.refresh(), RETRY_MS);
    return () => clearInterval(timer);
  }, [isCopy, store]);
  const isShown = !connection.online || isCopy;

  if (!isShown) return null;
  const update = async () => {
    if (connection.back) return window.location.reload();
    setAttempt('running');
    setAttempt((await store.refresh()) ? 'none' : 'failed');
  };
  return (
    <p className="connection-bar no-print" lang="it">
      <Icon name="wifi-off" />
      <span>{`${textOf(connection)}${attempt === 'failed' && isCopy ? ' Ancora nessuna risposta.' : ''}`}</span>
      {isCopy && (
        <button type="button" className="btn btn-quiet px-2" aria-disabled={attempt === 'running'} onClick={update}>
          {attempt === 'running' ? 'Aggiornamento...' : 'Aggiorna'}
        </button>
      )}
    </p>
  );
}

function textOf({ online, savedAt, back }: Connection): string {
  if (back) return 'La connessione è tornata: aggiorna per vedere la pagina com’è adesso.';
  if (savedAt !== null) return copyLabel(new Date(savedAt), { now: new Date(), online });
  return isControlled() ? 'Non c’è connessione: puoi rileggere le pagine già viste.' : 'Non c’è connessione.';
}
