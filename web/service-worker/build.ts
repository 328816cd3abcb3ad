import { APP_SHELL } from '../../shared/offline.ts';
import { BUILD, buildNames, DATA, find, keep, SAVED } from './store.ts';

declare const self: ServiceWorkerGlobalScope;

/** Once in the compiled file, wherever it is used. */
const FILES = __BUILD_FILES__;

/** Builds whose files stay while older tabs may still ask for them. */
const MAX_BUILDS = 5;

/** Everything this build needs to run without a network, or nothing at all. @throws where a part does not arrive */
export async function installBuild(): Promise<void> {
  try {
    const shell = await fetch(APP_SHELL, { cache: 'no-store' });
    // While a deploy spreads, the shell may be of another build than this worker.
    if (!(await shell.clone().text()).includes(FILES[0] ?? '')) throw new Error(APP_SHELL);
    await keep(BUILD, APP_SHELL, shell);
    await Promise.all(FILES.map(respondWithFile));
  } catch (error) {
    await caches.delete(BUILD);
    throw error;
  }
}

/** A built file, from this device where it is there: its name holds its content, so it is the same in every build. */
export async function respondWithFile(path: string): Promise<Response> {
  const known = await caches.match(path, { ignoreVary: true });
  const response = known ?? (await fetch(path));
  if (!response.ok) throw new Error(path);
  if (!(await find(BUILD, path))) await (await caches.open(BUILD)).put(path, response.clone());
  return response;
}

/**
 * Drops the builds that nobody needs: the last one before this stays, for its pages; older ones only while another tab
 * may still run them. Caches of other names are of a release that named them so.
 */
export async function prune(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const builds = (await buildNames()).slice(0, tabs.length > 1 ? MAX_BUILDS : 2);
  for (const name of await caches.keys()) if (![...builds, DATA, SAVED].includes(name)) await caches.delete(name);
}
