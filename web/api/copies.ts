import { SAVED_AT } from '../../shared/offline.ts';
import type { Fetcher } from './fetch-api.ts';

/** Answers on this page that come from the device, as the network was silent or gone: path of the call, and when it was saved. */
export const copies = new Map<string, string>();

/** Paths whose copy the network has just renewed: the next read takes it, as asking again would only be slow again. */
export const renewed = new Set<string>();

/** `fetch` that takes note of copies. */
export const fetchNoting: Fetcher = async (path, init) => {
  const isRenewed = renewed.delete(path);
  const response = await fetch(path, isRenewed ? { ...init, cache: 'force-cache' } : init);
  const savedAt = response.headers.get(SAVED_AT);
  if (savedAt && !isRenewed) copies.set(path, savedAt);
  else copies.delete(path);
  window.dispatchEvent(new Event(RESPONDED));
  return response;
};

/** Event on the window: a response has come, from wherever. */
export const RESPONDED = 'answered';
