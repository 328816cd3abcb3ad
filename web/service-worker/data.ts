import { isGone, isKept, jobDataPath } from './rules.ts';
import { DATA, drop, find, keep, pathOf, SAVED, trim } from './store.ts';

const MAX_DATA = 200;

/** The copy of an API answer on this device. */
export const savedData = async (path: string): Promise<Response | undefined> =>
  (await find(SAVED, path)) ?? find(DATA, path);

/** Keeps a response of the API, or forgets it where the network says that it is gone. */
export async function keepData(path: string, response: Response): Promise<void> {
  const name = (await find(SAVED, path)) ? SAVED : DATA;
  if (isGone(response)) await drop(name, path);
  if (!isKept(response, false)) return;
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
