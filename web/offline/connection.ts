import type { QueryClient } from '@tanstack/react-query';
import { CONNECTION_ID } from '../../shared/offline.ts';
import { copies, RESPONDED, renewed } from '../api/copies.ts';
import { onWorkerMessage } from './service-worker.ts';

export type Connection = {
  readonly online: boolean;
  /** When the oldest part of what is in view was saved; null where it all came from the network. */
  readonly savedAt: string | null;
  /** The network answers again, but only a reload brings the page up to date. */
  readonly back: boolean;
};

export type ConnectionStore = {
  readonly read: () => Connection;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the network for what is in view; resolves whether it has answered. Nothing in view is lost where it has not. */
  readonly refresh: () => Promise<boolean>;
};

const REACHED_WITHIN_MS = 20_000;
/** Waits before the network is asked again: a phone says that it is online before its network answers. */
const WAITS_MS = [0, 1_000, 2_000, 4_000, 8_000, 16_000];

/** @param isBack whether the connection was lost, and is back, before this was called */
export function openConnection(client: QueryClient, isBack: boolean): ConnectionStore {
  const listeners = new Set<() => void>();
  // The worker has written the age of a copy into the document.
  let documentSavedAt =
    document.querySelector<HTMLElement>(`#${CONNECTION_ID} [data-saved-at]`)?.dataset.savedAt ?? null;
  let back = false;
  let refreshing: Promise<boolean> | null = null;
  let used = false;
  let timesOnline = 0;
  let state = look();

  function look(): Connection {
    const savedAt = [documentSavedAt ?? [], ...copies.values()].flat().toSorted()[0] ?? null;
    return { online: navigator.onLine, savedAt, back };
  }

  function update(): void {
    // While everything is asked for again, what is known stays true.
    if (refreshing) return;
    const next = look();
    if (state.online === next.online && state.savedAt === next.savedAt && state.back === next.back) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function request(): Promise<boolean> {
    if (!(await isReached())) return false;
    const shown = client.getQueryCache().findAll({ type: 'active' });
    if (shown.length === 0) {
      back = documentSavedAt !== null;
      return true;
    }
    copies.clear();
    await client.invalidateQueries();
    if (shown.every(({ state: { status } }) => status === 'success')) documentSavedAt = null;
    return true;
  }

  async function refresh(): Promise<boolean> {
    refreshing ??= request();
    try {
      return await refreshing;
    } finally {
      refreshing = null;
      update();
    }
  }

  async function onOnline(): Promise<void> {
    update();
    const time = ++timesOnline;
    for (const ms of WAITS_MS) {
      if (ms > 0) await new Promise((done) => setTimeout(done, ms));
      // The network has gone again, or come once more, and that time asks.
      if (!navigator.onLine || time !== timesOnline) return;
      if (await refresh()) break;
    }
    // A page of texts only is reloaded, unless somebody is using it; the browser keeps the scroll position.
    if (back && !used && !holdsText()) window.location.reload();
  }

  window.addEventListener('online', onOnline);
  window.addEventListener('offline', update);
  for (const type of ['input', 'click'])
    document.addEventListener(type, () => {
      used = true;
    });
  window.addEventListener(RESPONDED, update);
  onWorkerMessage(({ path }) => {
    renewed.add(path);
    void client
      .refetchQueries({ type: 'active', predicate: ({ queryKey }) => isAbout(queryKey, path) })
      // A page that is opened later asks the network.
      .finally(() => renewed.delete(path));
  });
  if (navigator.onLine && (documentSavedAt !== null || isBack)) void refresh();

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
  };
}

/** True if a form holds typed text, such as a draft: a reload would undo a press on its button. */
const holdsText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form[method=post] :is(input, textarea)')].some(
    (field) => field.value !== field.defaultValue,
  );

const isAbout = (queryKey: readonly unknown[], path: string): boolean =>
  queryKey.filter((part) => typeof part === 'string').join('/') === path.split('?')[0];

async function isReached(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(REACHED_WITHIN_MS);
    return (await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
