import { showToast } from '../ui/toast-store.ts';
import { type Field, refill } from './early-input.ts';

/** State of fields by their id. */
export type Typed = Readonly<Record<string, string | boolean>>;

/** Fields whose code comes late, or that a press opens, are waited for this long. */
const WITHIN_MS = 60_000;

/** Gives back, as the fields come, what was typed before the document was loaded again, and says what happened. */
export function giveBack(typed: Typed): void {
  const left = new Map(Object.entries(typed));
  showToast({
    title: 'Il sito è stato aggiornato',
    description: [...left.values()].some(Boolean)
      ? 'La pagina si è ricaricata: quello che hai scritto è ancora qui. Password e file vanno messi di nuovo.'
      : 'La pagina si è ricaricata: riprova.',
  });
  const look = () => {
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
  const comes = new MutationObserver(look);
  comes.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => comes.disconnect(), WITHIN_MS);
  look();
}
