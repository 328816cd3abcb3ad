import type { JobSummary } from '../../shared/jobs.ts';

/** Copies of saved offers as this device last saw them, for reading without a network. */

const KEY = 'lavoro-in-valle.saved-copies';

/** `copiedAt` in ISO 8601. */
export type SavedCopy = JobSummary & { readonly copiedAt: string };

/** Value in the storage: a list of this release, of an older one, or anything else. */
export function storedCopies(): readonly { readonly id?: unknown }[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '');
    return Array.isArray(value) ? value.filter((copy) => copy?.id) : [];
  } catch {
    return [];
  }
}

/**
 * Keeps copies of those of `jobs` that are saved, and drops what is no longer saved. Never throws: where there is no room
 * the offers stay saved without a copy. A copy of a copy keeps its age.
 */
export function keepCopies(jobs: readonly (JobSummary | SavedCopy)[], saved: readonly unknown[]): void {
  const copiedAt = new Date().toISOString();
  const fresh = jobs.map((job) => ({ copiedAt, ...job, description: undefined }));
  const others = storedCopies().filter((copy) => !jobs.some(({ id }) => id === copy.id));
  try {
    localStorage.setItem(KEY, JSON.stringify([...fresh, ...others].filter(({ id }) => saved.includes(id))));
  } catch {
    // Full or forbidden.
  }
}
