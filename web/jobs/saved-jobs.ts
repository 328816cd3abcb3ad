import { useSyncExternalStore } from 'react';

/** Offers saved on this device, newest first. Ids only leave the device in the address of a page a person opens. */

const KEY = 'lavoro-in-valle.saved';
const MAX = 200;
const NONE: readonly string[] = [];

let saved: readonly string[] | null = null;
const listeners = new Set<() => void>();

function read(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : NONE;
  } catch {
    return NONE;
  }
}

const current = (): readonly string[] => {
  saved ??= read();
  return saved;
};

function change(next: readonly string[]): void {
  saved = next;
  for (const listener of listeners) listener();
}

/**
 * Saves an offer, or takes it off the list.
 * @returns false where the device keeps nothing (storage full or forbidden)
 */
export function toggleSaved(id: string): boolean {
  const known = current();
  const next = known.includes(id) ? known.filter((other) => other !== id) : [id, ...known].slice(0, MAX);
  change(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
    return true;
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) change(read());
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

export const useSavedJobs = (): readonly string[] => useSyncExternalStore(subscribe, current, () => NONE);
