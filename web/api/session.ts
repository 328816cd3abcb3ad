import { useSyncExternalStore } from 'react';
import type { Session, SessionUser } from '../../shared/accounts.ts';
import { STORAGE_KEYS } from '../../shared/site.ts';
import { withStorage } from './with-storage.ts';

/**
 * The session of this browser (docs/product.md#sessions): signed in only when token and user both exist; what cannot be
 * read is discarded. Storage may be forbidden: then the session lives as long as the page.
 */

let current: Session | null = null;
let loaded = false;
const listeners = new Set<() => void>();

export function readSession(): Session | null {
  if (!loaded) {
    current = load();
    loaded = true;
    // An unreadable session, or half of one, is useless.
    if (current === null) discard();
  }
  return current;
}

/** The stored session; null for half a session, as another tab is signing in or out, and for an unreadable one. */
const load = (): Session | null =>
  withStorage(() => {
    const token = localStorage.getItem(STORAGE_KEYS.token);
    const user: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.user) ?? 'null');
    return token && isUser(user) ? { token, user } : null;
  });

const isUser = (value: unknown): value is SessionUser =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'role' in value &&
  typeof value.role === 'string';

export function storeSession(session: Session): void {
  // Signed in until the page closes, where it is full or forbidden.
  withStorage(() => {
    localStorage.setItem(STORAGE_KEYS.token, session.token);
    localStorage.setItem(STORAGE_KEYS.user, JSON.stringify(session.user));
  });
  change(session);
}

/** Signs out by a press: what was typed in this tab goes too, as the next person at this device must not find it. */
export function leaveSession(): void {
  clearSession();
  withStorage(() => sessionStorage.clear());
}

/** Log out, or the server no longer takes the token. */
export function clearSession(): void {
  discard();
  change(null);
}

const discard = () =>
  withStorage(() => {
    localStorage.removeItem(STORAGE_KEYS.token);
    localStorage.removeItem(STORAGE_KEYS.user);
  });

function change(session: Session | null): void {
  current = session;
  loaded = true;
  const { dataset, style } = document.documentElement;
  if (session === null) {
    delete dataset.session;
    delete dataset.role;
    style.removeProperty('--session-name');
    style.removeProperty('--session-initial');
  } else {
    dataset.session = 'in';
    dataset.role = session.user.role;
    style.setProperty('--session-name', JSON.stringify(session.user.name));
    style.setProperty('--session-initial', JSON.stringify([...session.user.name.trim()][0] ?? ''));
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever somebody signs in or out, in this tab or another; returns how to stop. */
export function onSessionChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // Another tab signed in or out.
    if (event.key === null || event.key === STORAGE_KEYS.token || event.key === STORAGE_KEYS.user) change(load());
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The session, kept up to date. `undefined` while the page is the edge's: it does not know who reads it. */
export const useSession = (): Session | null | undefined =>
  useSyncExternalStore<Session | null | undefined>(onSessionChange, readSession, () => undefined);
