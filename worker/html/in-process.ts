import type { Part } from '../http/versions.ts';

/** The API without a network, for one document. */
export type InProcess = {
  readonly read: (path: string, init?: RequestInit) => Promise<Response>;
  /** Parts that everything read so far shows. */
  readonly shown: ReadonlySet<Part>;
};
