import { pathOf } from '../../shared/calls/path.ts';
import { withStorage } from '../api/with-storage.ts';
import { showToast } from '../ui/toast-store.ts';
import { type Field, readFields, refill } from './early-input.ts';

/** Build and address that were loaded again, so that it happens once; and what was typed there. */
const REOPENED = 'lavoro-in-valle.reopened';
const TYPED = 'lavoro-in-valle.typed.1';
/** Fields whose code comes late, or that a press opens, are waited for this long. */
const GIVEN_BACK_WITHIN_MS = 60_000;

type Typed = Readonly<Record<string, string | boolean>>;

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

/** Gives back, as the fields come, what was typed before the document was loaded again, and says what happened. */
export function giveBackTyped(): void {
  const typedBefore = withStorage((): Typed | null => JSON.parse(sessionStorage.getItem(TYPED) ?? 'null'));
  if (!typedBefore) return;
  withStorage(() => sessionStorage.removeItem(TYPED));
  const left = new Map(Object.entries(typedBefore));
  showToast({
    title: 'Il sito è stato aggiornato',
    description: [...left.values()].some(Boolean)
      ? 'La pagina si è ricaricata: quello che hai scritto è ancora qui. Password e file vanno messi di nuovo.'
      : 'La pagina si è ricaricata: riprova.',
  });
  const giveBack = () => {
    const here = new Map<Field, string | boolean>();
    for (const [id, state] of left) {
      const field = document.querySelector<Field>(`#root #${CSS.escape(id)}`);
      if (!field) continue;
      here.set(field, state);
      left.delete(id);
      const folded = state ? field.closest('details:not([open])') : null;
      folded?.setAttribute('open', '');
      if (folded) field.scrollIntoView({ block: 'center' });
    }
    refill(here);
  };
  const comes = new MutationObserver(giveBack);
  comes.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => comes.disconnect(), GIVEN_BACK_WITHIN_MS);
  giveBack();
}
