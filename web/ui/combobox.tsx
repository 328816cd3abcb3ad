import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { LiveRegion } from './live-region.tsx';

export interface ComboboxOption {
  key: string;
  children: ReactNode;
}

interface ComboboxListProps<Option extends ComboboxOption> {
  input: RefObject<HTMLInputElement | null>;
  /** True once the field was typed into or pressed, which may be before its list is there. */
  isUsed: () => boolean;
  label: string;
  options: readonly Option[];
  countText: (count: number) => string;
  onChoose: (option: Option) => void;
}

/** Makes a text field an editable combobox (ARIA 1.2, list autocomplete, manual selection); the focus stays in the field. */
export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { input, isUsed, label, options, countText, onChoose } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const shown = isOpen && options.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: Option | undefined) => {
    if (!option) return;
    close();
    onChoose(option);
  };
  const move = (index: number) => {
    setOpen(true);
    // Round, over the field itself.
    setActive(index < -1 ? options.length - 1 : index >= options.length ? -1 : index);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    const act = keyAction(event, { isShown: shown, active });
    if (act === null) return;
    if (act === 'field') return setActive(-1);
    event.preventDefault();
    if (act === 'close') close();
    else if (act === 'choose') choose(options[active]);
    else move(act);
  };

  // Current handlers of the field, for listeners that are added once.
  const now = useRef({ onKeyDown, close, isUsed });
  useEffect(() => {
    now.current = { onKeyDown, close, isUsed };
  });

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const open = () => {
      setOpen(true);
      setActive(-1);
    };
    const key = (event: KeyboardEvent) => now.current.onKeyDown(event);
    const leave = () => now.current.close();
    // Results are not to be covered.
    const { form } = field;
    const listeners = [
      ['input', open],
      ['click', open],
      ['blur', leave],
    ] as const;
    for (const [name, listener] of listeners) field.addEventListener(name, listener);
    field.addEventListener('keydown', key);
    form?.addEventListener('submit', leave);
    for (const [name, value] of ROLES) field.setAttribute(name, value);
    if (field === document.activeElement && now.current.isUsed()) open();
    return () => {
      for (const [name, listener] of listeners) field.removeEventListener(name, listener);
      field.removeEventListener('keydown', key);
      form?.removeEventListener('submit', leave);
      for (const [name] of ROLES) field.removeAttribute(name);
    };
  }, [input]);

  useEffect(() => {
    const field = input.current;
    field?.setAttribute('aria-expanded', String(shown));
    set(field, 'aria-controls', shown ? `${id}-list` : null);
    set(field, 'aria-activedescendant', shown && active >= 0 ? `${id}-${active}` : null);
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [input, id, shown, active]);

  useEffect(() => (shown ? keepInSight(input.current, list.current) : undefined), [input, shown]);

  return (
    <>
      <LiveRegion>{shown ? countText(options.length) : ''}</LiveRegion>
      {shown && (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          className="combobox-list"
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => (
            // The keyboard is the field's: it moves `aria-activedescendant`.
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            <div
              key={option.key}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              className={classNames('combobox-option', index === active && 'combobox-active')}
              onClick={() => choose(option)}
            >
              {option.children}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

const LEAST_ROOM = 140;

/** Keeps a list above the keyboard of a phone, which covers the page and does not make it smaller. */
function keepInSight(field: HTMLElement | null, list: HTMLElement | null): (() => void) | undefined {
  const view = window.visualViewport;
  if (!field || !list || !view) return;
  const room = () => view.offsetTop + view.height - list.getBoundingClientRect().top - 8;
  const adjust = () => {
    const isCovered = view.height < document.documentElement.clientHeight * 0.85;
    if (isCovered && room() < LEAST_ROOM) field.scrollIntoView({ block: 'start' });
    list.style.setProperty('--room', isCovered ? `${Math.max(room(), LEAST_ROOM)}px` : '100dvh');
  };
  adjust();
  view.addEventListener('resize', adjust);
  return () => view.removeEventListener('resize', adjust);
}

const ROLES = [
  ['role', 'combobox'],
  ['aria-autocomplete', 'list'],
  ['aria-expanded', 'false'],
] as const;

function set(field: HTMLElement | null, name: string, value: string | null): void {
  if (value === null) field?.removeAttribute(name);
  else field?.setAttribute(name, value);
}

type ListState = { readonly isShown: boolean; readonly active: number };

/** Action of a key: move to an option (-1 is the field itself), choose the current one, close, or leave the option; null: none but the key's own. */
function keyAction(
  { key, altKey }: KeyboardEvent,
  { isShown, active }: ListState,
): number | 'choose' | 'close' | 'field' | null {
  if (key === 'ArrowDown') return altKey ? -1 : active + 1;
  if (key === 'ArrowUp') return altKey && isShown ? 'close' : active - 1;
  if (!isShown) return null;
  if (key === 'Escape') return 'close';
  if (active < 0) return null;
  if (key === 'Enter') return 'choose';
  // They move in the text, as everything does that edits it.
  return key === 'Home' || key === 'End' ? 'field' : null;
}
