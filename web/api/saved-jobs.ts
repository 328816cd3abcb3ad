import { useSyncExternalStore } from 'react';
import { JOB_ID, MAX_SAVED } from '../../shared/job-values.ts';
import type { JobSummary } from '../../shared/jobs.ts';
import { withStorage } from './with-storage.ts';

/**
 * Offers saved on this device, newest first. The list of a signed-in person is a copy of the account's (`sync-saved-jobs.ts`); other
 * ids only leave the device when the person opens the page that lists them.
 */

const KEY = 'lavoro-in-valle.saved';
const NONE: readonly string[] = [];

let saved: readonly string[] | null = null;
/** False while the list lives in this page only: storage is full or forbidden. */
let stored = true;
const listeners = new Set<() => void>();

/** Ids of offers that the storage has under a key; null where it has none, or something else. */
export function storedIds(key: string): readonly string[] | null {
  const value: unknown = withStorage(() => JSON.parse(localStorage.getItem(key) ?? 'null'));
  if (!Array.isArray(value)) return null;
  return [...new Set(value.filter((id) => typeof id === 'string' && JOB_ID.test(id)))].slice(0, MAX_SAVED);
}

/** Answers with the server's own empty array: another one would render each card again after hydration. */
const orNone = (ids: readonly string[] | null): readonly string[] => (ids && ids.length > 0 ? ids : NONE);

const read = (): readonly string[] => orNone(storedIds(KEY));

export const savedJobs = (): readonly string[] => {
  saved ??= read();
  return saved;
};

function change(next: readonly string[]): void {
  saved = next;
  for (const listener of listeners) listener();
}

/** Saves an offer with a copy, or takes it off the list; `not-kept` where the storage is full or forbidden. */
export function toggleSaved(id: string, job: JobSummary | null): 'done' | 'full' | 'not-kept' {
  // A tab that slept has missed what another did.
  const known = stored ? read() : savedJobs();
  const isSaved = known.includes(id);
  if (!isSaved && known.length >= MAX_SAVED) return 'full';
  const next = isSaved ? known.filter((other) => other !== id) : [id, ...known];
  return setSaved(next, job ? [job] : []) ? 'done' : 'not-kept';
}

/** Writes a list under a key; of an empty one nothing stays. Returns false where the device keeps nothing. */
const write = (key: string, list: readonly unknown[]): boolean =>
  withStorage(() => {
    if (list.length > 0) localStorage.setItem(key, JSON.stringify(list));
    else localStorage.removeItem(key);
    return true;
  }) ?? false;

/** Makes the list another one, with copies of these offers; false where the device keeps nothing. */
export function setSaved(next: readonly string[], jobs: readonly JobSummary[] = []): boolean {
  change(orNone(next));
  stored = write(KEY, next);
  if (stored) keepCopies(jobs, next);
  return stored;
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

export const useSavedJobs = (): readonly string[] => useSyncExternalStore(subscribe, savedJobs, () => NONE);

/** Copies of saved offers as this device last saw them, for reading without a network. */
const COPIES_KEY = 'lavoro-in-valle.saved-copies';

/** `copiedAt` in ISO 8601. */
export type SavedCopy = JobSummary & { readonly copiedAt: string };

/** Value in the storage: a list of this release, of an older one, or anything else. */
export function storedCopies(): readonly { readonly id?: unknown }[] {
  const value: unknown = withStorage(() => JSON.parse(localStorage.getItem(COPIES_KEY) ?? ''));
  return Array.isArray(value) ? value.filter((copy) => copy?.id) : [];
}

/** Keeps copies of those of `jobs` that are saved, and drops the others. Never throws; a copy of a copy keeps its age. */
export function keepCopies(jobs: readonly (JobSummary | SavedCopy)[], saved: readonly unknown[]): void {
  const copiedAt = new Date().toISOString();
  const fresh = jobs.map((job) => ({ copiedAt, ...job, description: undefined }));
  const others = storedCopies().filter((copy) => !jobs.some(({ id }) => id === copy.id));
  const next = [...fresh, ...others].filter(({ id }) => saved.includes(id));
  write(COPIES_KEY, next);
}
