/** A kept document as this isolate remembers it. */
export type RecentDocument = {
  readonly bytes: ArrayBuffer;
  readonly headers: Headers;
  /** When it ends, in milliseconds. */
  readonly until: number;
};

/** Most that is remembered: some twenty documents, beside all else that shares the isolate's 128 MB. */
const MOST_BYTES = 2 * 1024 * 1024;

/** By the address of their cache key, the one that was asked for last at the end. */
const recent = new Map<string, RecentDocument>();

/** A document that this isolate has served lately, and that is true for longer. */
export function recall(address: string, now: Date): RecentDocument | null {
  const found = recent.get(address);
  recent.delete(address);
  if (!found || found.until <= now.getTime()) return null;
  recent.set(address, found);
  return found;
}

/** Remembers a document in the place of those that were not asked for the longest. */
export function remember(address: string, document: RecentDocument): void {
  recent.set(address, document);
  let bytes = 0;
  for (const { bytes: each } of recent.values()) bytes += each.byteLength;
  for (const [oldest, { bytes: each }] of recent) {
    if (bytes <= MOST_BYTES) return;
    recent.delete(oldest);
    bytes -= each.byteLength;
  }
}
