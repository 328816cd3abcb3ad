import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';

/** Props of every list of suggestions. */
export type LateListProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  /** True once somebody typed or pressed, maybe while the list was on its way. */
  readonly isUsed: () => boolean;
};

/**
 * A plain text field that becomes a combobox once it is used: the code and the words of its list come only then, and what is
 * typed meanwhile stays.
 */
export function useLateList<Props extends LateListProps>(fetchList: () => Promise<ComponentType<Props>>) {
  const input = useRef<HTMLInputElement>(null);
  // Kept, as the field's default value follows the address and so becomes what was typed.
  const used = useRef(false);
  const use = () => {
    used.current = true;
  };
  const [loaded, setLoaded] = useState<{ readonly List: ComponentType<Props> } | null>(null);
  const load = () => {
    if (loaded) return;
    fetchList().then(
      (List) => setLoaded({ List }),
      // Without a network it stays the field it is.
      () => undefined,
    );
  };
  // Somebody was quicker than the script.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    const field = input.current;
    if (document.activeElement !== field) return;
    used.current = field?.value !== field?.defaultValue;
    load();
  }, []);
  return {
    field: { ref: input, onFocus: load, onClick: use, onInput: use },
    List: loaded?.List,
    list: { input, isUsed: () => used.current },
  };
}
