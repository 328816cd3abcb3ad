import type { Session } from '../../shared/accounts.ts';
import { JOB_ID } from '../../shared/job-values.ts';
import { read, send } from './call.ts';
import { savedJobs, setSaved } from './saved-jobs.ts';
import { readSession } from './session.ts';

/** Key of the list as the account last had it; there is none while the device's list is nobody's. */
const KEY = 'lavoro-in-valle.saved-in-account';

/** Null where the account does not know the list yet; also where the device keeps nothing. */
function accountList(): readonly string[] | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(value) ? value.filter((id) => JOB_ID.test(id)) : null;
  } catch {
    return null;
  }
}

function noteAccountList(ids: readonly string[] | null): void {
  try {
    if (ids) localStorage.setItem(KEY, JSON.stringify(ids));
    else localStorage.removeItem(KEY);
  } catch {
    // Full or forbidden: every page begins with the account's list again.
  }
}

/** The list and the session that the account and this page agree on. */
let agreed: { readonly ids: readonly string[]; readonly session: Session | null } | null = null;

/** Sends the account what has changed here since it was last asked, and takes over what it has then. */
async function exchange(): Promise<void> {
  const [known, here, session] = [accountList(), savedJobs(), readSession()];
  if (session === null) {
    // The next person at this device finds nothing of the account.
    if (known) setSaved([]);
    noteAccountList(null);
    return;
  }
  if (agreed?.ids === here && agreed.session === session) return;
  const add = here.filter((id) => !known?.includes(id));
  const remove = known?.filter((id) => !here.includes(id)) ?? [];
  const isSame = add.length === 0 && remove.length === 0;
  const { ids } = isSame
    ? await read('GET /api/account/saved-jobs', { signedIn: true })
    : await send('PATCH /api/account/saved-jobs', { signedIn: true, body: { add, remove } });
  // Pressed or signed out meanwhile: the next exchange knows what is to be sent.
  if (savedJobs() !== here || readSession() !== session) return;
  noteAccountList(ids);
  setSaved(ids);
  agreed = { ids: savedJobs(), session };
}

/** Browsers say that they are online before anything arrives. */
const RETRY_MS = 5_000;

async function untilNetwork(): Promise<void> {
  if (!navigator.onLine) await new Promise((back) => window.addEventListener('online', back, { once: true }));
  await new Promise((next) => setTimeout(next, RETRY_MS));
}

let isRunning = false;
let isAsked = false;

/** Keeps the list of a signed-in person in the account; again where there was no network. Refused, it waits for the next call. */
export async function syncSavedJobs(): Promise<void> {
  isAsked = true;
  if (isRunning) return;
  isRunning = true;
  while (isAsked) {
    isAsked = false;
    await exchange().catch(async (error) => {
      if (!(error instanceof TypeError)) return;
      await untilNetwork();
      isAsked = true;
    });
  }
  isRunning = false;
}
