import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '../ui/icon.tsx';

type SearchLineProps = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Parts of the search in words; without any, `all` is said. */
  readonly words: readonly (string | null | false)[];
  readonly all: string;
};

/** A line on phones that says what is searched for, once the fields are out of view, and leads back to them. */
export function SearchLine({ form, words, all }: SearchLineProps) {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const fields = form.current?.querySelector('search');
    if (!fields) return;
    const watch = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      setPast(last !== undefined && !last.isIntersecting && last.boundingClientRect.top < 0);
    });
    watch.observe(fields);
    return () => watch.disconnect();
  }, [form]);
  const openSearch = () => {
    window.scrollTo(0, 0);
    form.current?.querySelector<HTMLElement>('search input')?.focus();
  };
  if (!isPast) return null;
  return (
    <button
      type="button"
      className="search-line flex items-center gap-2 px-4 border-b border-line bg-surface font-600 text-start lg:hidden no-print"
      onClick={openSearch}
    >
      <Icon name="search" />
      <span className="truncate">
        <span className="sr-only">Cambia la ricerca: </span>
        <span>{words.filter(Boolean).join(' · ') || all}</span>
      </span>
    </button>
  );
}
