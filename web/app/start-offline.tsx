import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { isTranslated, type Language } from '../../shared/languages.ts';
import { CONNECTION_ID, PUSH_CACHE } from '../../shared/offline.ts';
import { pagePath } from '../../shared/paths.ts';
import { storedLanguage } from '../api/language.ts';
import { useSavedJobs } from '../api/saved-jobs.ts';
import { onSessionChange, useSession } from '../api/session.ts';
import { syncSavedJobs } from '../api/sync-saved-jobs.ts';
import { cachedPages } from '../offline/cached-pages.ts';
import { type ConnectionStore, openConnection } from '../offline/connection.ts';
import { ConnectionBar } from '../offline/connection-bar.tsx';
import { isControlled, notifyWorker, registerWorker, takeOverUnseen, withWorker } from '../offline/service-worker.ts';
import { notifyVisits } from '../offline/visits.ts';
import { withNetwork } from './deferred.tsx';
import { isPlainClick } from './link.tsx';

type OfflineParts = {
  readonly router: DataRouter;
  readonly client: QueryClient;
  readonly isBack: boolean;
  readonly languages: readonly Language[];
};

/** Starts the offline copies. Runs once the page has settled, as nothing in view needs it. */
export async function startOffline({ router, client, isBack, languages }: OfflineParts): Promise<void> {
  const store = openConnection(client, isBack);
  const steps = [
    () => followAsDocuments(() => !store.read().online || store.read().savedAt !== null),
    () => notifyVisits(router, client),
    // A root of its own, above the page's: the edge knows nothing of it, and nothing there has to be hydrated.
    () =>
      createRoot(barElement()).render(
        <>
          <ConnectionBar store={store} />
          <SavedKeeper store={store} />
        </>,
      ),
    takeOverUnseen,
    registerWorker,
    () => onSessionChange(renewPush),
    renewPush,
    () => proposeLanguage(languages),
  ];
  // A task for each, after that of the store: a tap in between is answered.
  for (const step of steps) {
    await new Promise((next) => setTimeout(next));
    void step();
  }
}

/** Keeps what this device is told by Web Push as it should be; without a network, at the next visit. */
async function renewPush(): Promise<void> {
  try {
    if (await caches.has(PUSH_CACHE)) await (await import('../alerts/push-device.ts')).renewWishes();
  } catch {
    // Nobody has asked for it: until then nothing changes.
  }
}

/** Proposes, on a page that has it, the language that was chosen on this device, at first the browser's. */
async function proposeLanguage(languages: readonly Language[]): Promise<void> {
  const { pathname } = window.location;
  const wanted = storedLanguage() ?? navigator.language.slice(0, 2);
  const language = languages.find((code) => code === wanted);
  if (!language || !(isTranslated(pathname) || pathname === pagePath.home())) return;
  (await withNetwork(() => import('../layout/proposal.tsx'))).propose(language);
}

/** The worker's own line, where it has written one. */
function barElement(): HTMLElement {
  const element = document.getElementById(CONNECTION_ID) ?? document.createElement('div');
  element.id = CONNECTION_ID;
  element.setAttribute('role', 'status');
  document.body.prepend(element);
  return element;
}

/** Saved offers are kept for reading without a network, also those that were saved without one, and with the account. */
function SavedKeeper({ store }: { store: ConnectionStore }): null {
  const ids = useSavedJobs();
  const session = useSession();
  const { online } = useSyncExternalStore(store.subscribe, store.read);
  useEffect(() => {
    return online ? withWorker(() => notifyWorker({ type: 'saved', ids })) : undefined;
  }, [ids, online]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list, or another person
  useEffect(() => {
    void syncSavedJobs();
  }, [ids, session]);
  return null;
}

const JOB = pagePath.job('');

/** Without a network, links load documents, which the worker has; an offer without a copy stays with the router. */
function followAsDocuments(isOffline: () => boolean): void {
  let stored: readonly string[] = [];
  const look = async () => {
    stored = (await cachedPages()).map(({ path }) => path);
  };
  void look();
  window.addEventListener('offline', look);
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isOffline() || !isControlled() || isForBrowser(event, link)) return;
      if (link.pathname.startsWith(JOB) && !stored.includes(link.pathname + link.search)) return;
      event.stopPropagation();
    },
    { capture: true },
  );
}

/** True for clicks that the browser handles anyway, and for links within the page. */
const isForBrowser = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  !isPlainClick(event) || link.origin !== window.location.origin || link.pathname === window.location.pathname;
