import { BUILD_CACHE, SAVED_AT } from '../../shared/offline.ts';
import { SHAPES } from '../../shared/stored-shapes.ts';

declare const self: ServiceWorkerGlobalScope;

export const BUILD = BUILD_CACHE + __BUILD_ID__;
/** Answers of the API. They outlive a build, not their shape. */
export const DATA = `lavoro-in-valle.data.${SHAPES.answers}`;
/** Answers of the API about saved offers, which nothing pushes out. */
export const SAVED = `lavoro-in-valle.saved.${SHAPES.answers}`;

export const pathOf = ({ url }: { readonly url: string }): string =>
  url.slice(self.location.origin.length).replace(/#.*/, '');

/** Entry of a cache under `path`. No answer of this site varies by a request header. */
export const find = (cacheName: string, path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName, ignoreVary: true });

export const drop = async (name: string, path: string): Promise<unknown> => (await caches.open(name)).delete(path);

/** Puts a response under `path`, with the time, as the newest entry. @param more headers to add */
export async function keep(
  name: string,
  path: string,
  response: Response,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const headers = { ...Object.fromEntries(response.headers), ...more, [SAVED_AT]: new Date().toISOString() };
  await (await caches.open(name)).put(path, new Response(response.body, { headers }));
}

/** Drops the oldest entries that count, all but `max`. */
export async function trim(name: string, max: number, counts = (_path: string): boolean => true): Promise<void> {
  const paths = (await (await caches.open(name)).keys()).map(pathOf).filter(counts);
  for (const path of paths.slice(0, -max)) await drop(name, path);
}

/** Names of the caches of builds: this one first, then the others, newest first. */
export async function buildNames(): Promise<string[]> {
  const others = (await caches.keys()).filter((name) => name.startsWith(BUILD_CACHE) && name !== BUILD);
  return [BUILD, ...others.reverse()];
}
