import { pathOf } from '../../shared/calls/path.ts';
import { withStorage } from '../api/with-storage.ts';
import { readFields } from './early-input.ts';
import type { Typed } from './give-back.ts';

/** Build and address that were loaded again, so that it happens once; and what was typed there. */
const REOPENED = 'lavoro-in-valle.reopened';
const TYPED = 'lavoro-in-valle.typed.1';

/** Loads the document again where code of the page is missing because another release is live; the new document names the new code. */
export function reopenAtNewRelease(): void {
  window.addEventListener('vite:preloadError', () => void reopenOnce(address()));
}

const address = (): string => window.location.pathname + window.location.search;

/** Once per address and build, and only where the server says that it is another release; else the person decides. */
async function reopenOnce(pressedAt: string): Promise<void> {
  try {
    const { version } = await (await fetch(pathOf('GET /api/health'))).json();
    // Asked for a link, the router names the new address meanwhile.
    const attempt = `${__BUILD_ID__} ${address()}`;
    if (version === __BUILD_ID__ || sessionStorage.getItem(REOPENED) === attempt) return;
    sessionStorage.setItem(REOPENED, attempt);
    if (pressedAt === address()) sessionStorage.setItem(TYPED, JSON.stringify(typed()));
    window.location.reload();
  } catch {
    // No network; or no storage, and without a memory this could go on for ever.
  }
}

/** State of the fields of forms that are sent, by id; passwords are never stored. */
const typed = (): Typed =>
  Object.fromEntries(
    [...readFields()].flatMap(([{ id, form, type }, state]) =>
      form?.method === 'post' && type !== 'password' && type !== 'hidden' ? [[id, state]] : [],
    ),
  );

/** Gives back what was typed before the document was loaded again. Its code comes only then. */
export async function giveBackTyped(): Promise<void> {
  const typedBefore = withStorage((): Typed | null => JSON.parse(sessionStorage.getItem(TYPED) ?? 'null'));
  if (!typedBefore) return;
  withStorage(() => sessionStorage.removeItem(TYPED));
  (await import('./give-back.ts')).giveBack(typedBefore);
}
