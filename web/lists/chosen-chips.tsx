import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { Link } from '../app/link.tsx';
import { chipClass } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import type { LinkTo } from './use-list-search.ts';

type ChipLinkProps = ComponentProps<typeof Link> & {
  /** True for the part of a list that is shown, 'page' for a part that is a page of its own. */
  readonly current: boolean | 'page';
};

/** A chip that leads to another part of a list, where the page stays. */
export const ChipLink = ({ current, ...link }: ChipLinkProps) => (
  <Link preventScrollReset {...link} className={chipClass(current !== false)} aria-current={current || undefined} />
);

type ChipNavProps = ComponentProps<'nav'> & {
  readonly chips: readonly (Pick<ChipLinkProps, 'to' | 'current' | 'preventScrollReset'> & {
    readonly label: string;
  })[];
  /** Classes of the row. */
  readonly row?: string;
};

export const ChipNav = ({ chips, row = 'cluster list-plain', ...nav }: ChipNavProps) => (
  <nav {...nav}>
    <ul className={row}>
      {chips.map(({ label, ...chip }) => (
        <li key={chip.to}>
          <ChipLink {...chip}>{label}</ChipLink>
        </li>
      ))}
    </ul>
  </nav>
);

type ChosenFilter = { readonly label: string; readonly link: ReturnType<LinkTo<unknown>> };

type ChosenChipsProps = {
  /** Name of the list, which is shown where it is not that of the filters. */
  readonly title?: string;
  readonly filters: readonly ChosenFilter[];
  /** Address of the list without any; null where the page offers that elsewhere. */
  readonly clear: string | null;
};

export function ChosenChips({ title, filters, clear }: ChosenChipsProps) {
  const name = title ?? 'Filtri scelti';
  const keepFocus = useFocusAfterRemoval(name, filters.map(({ label }) => label).join());
  if (filters.length === 0) return null;
  return (
    <ul className="chip-scroll list-plain no-print" aria-label={name} data-chosen={name}>
      {title && <li className="self-center">{title}</li>}
      {filters.map(({ label, link }) => (
        <li key={label} className="min-w-0">
          <Link
            {...link}
            className={chipClass(false)}
            onClick={(event) => {
              keepFocus(event);
              link.onClick(event);
            }}
          >
            <span className="min-w-0 break-words">
              <span className="sr-only">{title ? 'Togli ' : 'Togli il filtro '}</span>
              <span>{label}</span>
            </span>
            <Icon name="x" />
          </Link>
        </li>
      ))}
      {clear !== null && filters.length > 1 && (
        <li>
          <Link className="inline-flex items-center min-h-11 px-2" to={clear} preventScrollReset onClick={keepFocus}>
            Cancella filtri
          </Link>
        </li>
      )}
    </ul>
  );
}

/** The focus goes from a filter that was taken off to the one that follows it, and from the last one to the heading of the list. */
function useFocusAfterRemoval(name: string, shown: string) {
  const left = useRef<{ readonly section: Element | null; readonly index: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when other filters show
  useEffect(() => {
    if (left.current === null) return;
    const { section, index } = left.current;
    left.current = null;
    const links = section?.querySelectorAll<HTMLElement>(`[data-chosen="${name}"] a`) ?? [];
    const next = links[Math.min(index, links.length - 1)] ?? section?.querySelector<HTMLElement>('h2');
    if (next?.matches('h2')) next.setAttribute('tabindex', '-1');
    next?.focus({ preventScroll: true });
  }, [shown]);
  return ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const links = [...(currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('a') ?? [])];
    left.current = {
      section: currentTarget.closest('section'),
      index: links.indexOf(currentTarget),
    };
  };
}
