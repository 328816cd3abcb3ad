import { APP_SHELL, SAVED_AT } from '../../shared/offline.ts';
import { asUnsaved, isCached, isGone, jobDataPath, mayKeepPage, placeholder, withAge, withTitle } from './rules.ts';
import { BUILD, buildNames, DATA, drop, find, keep, pathOf, SAVED, trim } from './store.ts';

const MAX_PAGES = 60;

const DRAWN = 'X-Drawn';

/** Keeps the document of a page, or forgets it where the network says that it is gone. */
export async function keepPage(path: string, response: Response): Promise<void> {
  if (isGone(response)) for (const name of await buildNames()) await drop(name, path);
  if (isCached(response, true)) await keepAs(path, response, {});
}

/** Keeps a page that came before this worker, from the browser's own cache, which still has it. */
export async function keepEarlierPage(path: string): Promise<void> {
  if (!(await find(BUILD, path))) await keepPage(path, await fetch(path, { cache: 'force-cache' }));
}

export async function notePage(path: string, title: string): Promise<void> {
  const known = await find(BUILD, path);
  if (!known || known.headers.has(DRAWN)) await keepAs(path, new Response(placeholder(title)), { [DRAWN]: '1' });
}

async function keepAs(path: string, response: Response, mark: Readonly<Record<string, string>>): Promise<void> {
  if (!mayKeepPage(path)) return;
  await keep(BUILD, path, response, mark);
  await trim(BUILD, MAX_PAGES, (other) => !other.startsWith('/assets/') && other !== APP_SHELL);
}

/** The page as this device has it, with its age; undefined where it has none, or none that it may keep any more. */
export async function savedPage(path: string, online: boolean): Promise<Response | undefined> {
  if (!mayKeepPage(path)) return;
  for (const name of await buildNames()) {
    const known = await find(name, path);
    if (!known) continue;
    const aged = (html: string) => withAge(html, known.headers.get(SAVED_AT), online);
    if (!known.headers.has(DRAWN)) return changed(known, aged);
    const shell = await find(name, APP_SHELL);
    const entry = await known.text();
    if (shell) return changed(shell, (html) => aged(withTitle(html, entry)));
  }
  const dataPath = jobDataPath(path);
  const data = dataPath && (await savedData(dataPath));
  // The list of saved offers is drawn on the device anyway, and each of them has its own age.
  if (!data && path !== '/offerte-salvate') return;
  return changed(await find(BUILD, APP_SHELL), (html) =>
    withAge(html, data ? data.headers.get(SAVED_AT) : null, online),
  );
}

/** Page for an address that is not cached on this device; undefined where not even the app shell is. */
export const unsavedPage = async (): Promise<Response | undefined> => changed(await find(BUILD, APP_SHELL), asUnsaved);

async function changed(
  document: Response | undefined,
  change: (html: string) => string,
): Promise<Response | undefined> {
  return document && new Response(change(await document.text()), { headers: document.headers });
}

const MAX_DATA = 200;

export const savedData = async (path: string): Promise<Response | undefined> =>
  (await find(SAVED, path)) ?? find(DATA, path);

/** Keeps a response of the API, or forgets it where the network says that it is gone. */
export async function keepData(path: string, response: Response): Promise<void> {
  const name = (await find(SAVED, path)) ? SAVED : DATA;
  if (isGone(response)) await drop(name, path);
  if (!isCached(response, false)) return;
  await keep(name, path, response);
  await trim(DATA, MAX_DATA);
}

/** Keeps the offers with these ids, and no others, for as long as they are saved. */
export async function keepSaved(ids: readonly string[]): Promise<void> {
  const wanted = ids.flatMap((id) => jobDataPath(`/offerte/${id}`) ?? []);
  for (const path of (await (await caches.open(SAVED)).keys()).map(pathOf))
    if (!wanted.includes(path)) await drop(SAVED, path);
  for (const path of wanted) {
    if (await find(SAVED, path)) continue;
    const response = await fetch(path);
    if (response.ok) await keep(SAVED, path, response);
  }
}
