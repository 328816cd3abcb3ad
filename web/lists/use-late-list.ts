import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';

/** Props of every list of suggestions. */
export type LateListProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  /** True if somebody pressed or typed while the list was on its way. */
  readonly startsOpen: boolean;
};

type Loaded<Props> = { readonly List: ComponentType<Props>; readonly startsOpen: boolean };

/**
 * A plain text field that becomes a combobox once it is used: the code and the words of its list come only then, and what is
 * typed meanwhile stays.
 */
export function useLateList<Props extends LateListProps>(fetchList: () => Promise<ComponentType<Props>>) {
  const input = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  const press = () => {
    isPressed.current = true;
  };
  const [loaded, setLoaded] = useState<Loaded<Props> | null>(null);
  const load = () => {
    if (loaded) return;
    fetchList().then(
      (List) => {
        const field = input.current;
        const isUsed = isPressed.current || field?.value !== field?.defaultValue;
        setLoaded({ List, startsOpen: isUsed && document.activeElement === field });
      },
      // Without a network it stays the field it is.
      () => undefined,
    );
  };
  // Somebody was quicker than the script.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    if (document.activeElement === input.current) load();
  }, []);
  return { field: { ref: input, onFocus: load, onClick: press }, loaded };
}
