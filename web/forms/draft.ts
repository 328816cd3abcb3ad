import { withStorage } from '../api/with-storage.ts';

type Value = string | boolean;

/** Event on the window: the browser has refused to keep a draft. */
export const DRAFT_REFUSED = 'draft-refused';

/**
 * Text typed into a form and not sent yet. Storage may be full or forbidden: then nothing is kept, nothing breaks, and an
 * event says so.
 */
export type Draft<Values> = {
  readonly read: () => Partial<Values>;
  readonly write: (values: Partial<Values>) => void;
  readonly clear: () => void;
};

/**
 * The draft of the form `name`, kept as long as the tab lives: it survives a reload, and nothing stays on a shared
 * computer once the tab is closed.
 * @param empty the fields to keep with their empty values; what is not in it (passwords) is never stored
 * @param storage a function, as the mere access throws where storage is forbidden
 */
export function draftOf<Values extends Readonly<Record<string, Value>>>(
  name: string,
  empty: Values,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => sessionStorage,
): Draft<Values> {
  const key = `lavoro-in-valle.draft.${name}`;

  /** The known fields of `source` that hold a value of their type. */
  const pick = (source: unknown): Partial<Values> => {
    const found = new Map(Object.entries(typeof source === 'object' && source !== null ? source : {}));
    const stored = Object.keys(empty).filter((field) => typeof found.get(field) === typeof empty[field]);
    return Object.fromEntries(stored.map((field) => [field, found.get(field)])) as Partial<Values>;
  };

  return {
    read: () => pick(withStorage(() => JSON.parse(storage().getItem(key) ?? 'null'))),
    write: (values) => {
      const stored = withStorage(() => {
        storage().setItem(key, JSON.stringify(pick(values)));
        return true;
      });
      if (!stored) globalThis.dispatchEvent?.(new Event(DRAFT_REFUSED));
    },
    clear: () => void withStorage(() => storage().removeItem(key)),
  };
}
