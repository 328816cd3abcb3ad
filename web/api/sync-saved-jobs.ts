import type { Session } from '../../shared/accounts.ts';
import { read, send } from './call.ts';
import { ApiError } from './fetch-api.ts';
import { savedJobs, setSaved, storedIds } from './saved-jobs.ts';
import { clearSession, readSession } from './session.ts';
import { withStorage } from './with-storage.ts';

/** Key of the list as the account last had it; there is none while the device's list is nobody's. */
const KEY = 'lavoro-in-valle.saved-in-account';

/** Notes nothing where storage is full or forbidden: every page then begins with the account's list again. */
const noteAccountList = (ids: readonly string[] | null) =>
  withStorage(() => (ids ? localStorage.setItem(KEY, JSON.stringify(ids)) : localStorage.removeItem(KEY)));

let agreed: { readonly ids: readonly string[]; readonly session: Session } | null = null;

/** The list as the account last had it; null where it does not know the device's list yet. */
const accountList = (): readonly string[] | null => storedIds(KEY) ?? agreed?.ids ?? null;

function forget(): void {
  if (accountList()) setSaved([]);
  noteAccountList(null);
  agreed = null;
}

/** Sends the account what has changed here since it was last asked, and takes over what it has then. */
async function exchange(session: Session): Promise<void> {
  const [known, here] = [accountList(), savedJobs()];
  if (agreed?.ids === here && agreed.session === session) return;
  const add = here.filter((id) => !known?.includes(id));
  const remove = known?.filter((id) => !here.includes(id)) ?? [];
  const isSame = add.length === 0 && remove.length === 0;
  const { ids } = isSame
    ? await read('GET /api/account/saved-jobs', { signedIn: true })
    : await send('PATCH /api/account/saved-jobs', { signedIn: true, body: { add, remove } });
  if (readSession() !== session) return;
  // Pressed meanwhile: the next exchange sends what has changed since this one.
  const isSince = savedJobs() !== here;
  if (!isSince) setSaved(ids);
  noteAccountList(isSince ? here : ids);
  agreed = { ids: isSince ? here : savedJobs(), session };
}

/** Browsers say that they are online before anything arrives. */
const RETRY_MS = 5_000;

async function untilNetwork(): Promise<void> {
  if (!navigator.onLine) await new Promise((back) => window.addEventListener('online', back, { once: true }));
  await new Promise((next) => setTimeout(next, RETRY_MS));
}

let isRunning = false;
let isRequested = false;

/** Keeps the list of a signed-in person in the account, and takes it from the device when they sign out. */
export async function syncSavedJobs(): Promise<void> {
  // At once, also while an exchange waits for the network.
  if (readSession() === null) return forget();
  isRequested = true;
  if (isRunning) return;
  isRunning = true;
  while (isRequested) {
    isRequested = false;
    const session = readSession();
    if (session === null) break;
    await exchange(session).catch(async (error) => {
      if (error instanceof ApiError && error.status === 401 && readSession() === session) {
        // Saved offers stay when a session ends by itself, or elsewhere, and join the account at the next sign-in.
        noteAccountList(null);
        agreed = null;
        clearSession();
      }
      if (!(error instanceof TypeError)) return;
      await untilNetwork();
      isRequested = true;
    });
  }
  isRunning = false;
}
