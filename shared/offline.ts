import type { PushTopic, PutPushBody } from './push.ts';

/** Contract between the pages and their service worker. */

/** Header of an answer that this device has kept: when, in ISO 8601. */
export const SAVED_AT = 'X-Saved-At';

/** Address of the document without a page in it: the script draws whatever page the address asks for. */
export const APP_SHELL = '/app-shell';

export const SERVICE_WORKER = '/sw.js';

/** Each build has a cache of its own for its files and the pages seen with it: this and the build's id. */
export const BUILD_CACHE = 'lavoro-in-valle.build.';

/** `id` of the line above a page that says how old a copy is. */
export const CONNECTION_ID = 'connessione';

/** Cache, and the entry in it, of what this device is told by Web Push. */
export const PUSH_CACHE = 'lavoro-in-valle.push';
export const PUSH_ENTRY = '/api/push';

/** All that this device is told, as the server has stored it. */
export type PushWishes = Omit<PutPushBody, 'endpoint' | 'keys'> & {
  /** Id of the account that was signed in; null without one. */
  readonly account: string | null;
  /** When the server stored it last, in ISO 8601. */
  readonly storedAt: string;
};

/** True for what a device is told without an account, so that it stays when somebody signs out. */
export const isNobodys = (topic: PushTopic): boolean => topic.kind === 'urgent' || ('token' in topic && !!topic.token);

export type PageMessage =
  /** The page at `path` is in view. `document`: it came as one, perhaps before the worker. */
  | { readonly type: 'visited'; readonly path: string; readonly title: string; readonly document: boolean }
  /** Ids of all offers that are saved on this device. */
  | { readonly type: 'saved'; readonly ids: readonly string[] }
  /** To the worker of a newer build, which waits: nobody looks, it may take over. */
  | { readonly type: 'take-over' };

/** Messages of the worker to a page: the network has answered after all, and the copy of `path` is up to date. */
export type WorkerMessage = { readonly type: 'late'; readonly path: string };
