import { draftOf } from '../forms/draft.ts';

const KEPT = draftOf('publish-candidate-key', { key: '' });

/**
 * The key of the profile that is being written, kept like its draft: an attempt whose answer was lost and the next one are
 * the same profile, with the same private link.
 */
export function sendingKey(): string {
  const known = KEPT.read().key;
  if (known) return known;
  const key = crypto.randomUUID();
  KEPT.write({ key });
  return key;
}

/** Once a profile is published, the next one is another. */
export const dropSendingKey = (): void => KEPT.clear();
