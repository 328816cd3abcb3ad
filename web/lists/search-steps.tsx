import { type ReactNode, use } from 'react';
import type { SearchStep } from '../../shared/search-steps.ts';
import type { ListPage } from '../api/list-page.ts';
import { WordsContext } from '../app/languages.tsx';

function stepTitle({ kind, words }: SearchStep): string {
  const quoted = words.map((word) => `“${word}”`);
  if (kind === 'without') return `Senza ${quoted.join(', ')}`;
  if (kind === 'each') return `Una cosa sola: ${quoted.join(' o ')}`;
  if (kind === 'near') return words.length === 0 ? 'Nei dintorni' : `Vicino a ${words.join(' e ')}`;
  if (kind === 'unpaid') return 'Senza paga indicata';
  if (kind === 'elsewhere') return 'Nel resto della valle';
  if (kind === 'described') return 'Solo nella descrizione';
  if (kind === 'similar') return 'Mestieri simili';
  return kind === 'most' ? 'Con quasi tutte le parole' : 'Proprio quello che cerchi';
}

const EXACT: SearchStep = { kind: 'exact', words: [], count: Number.POSITIVE_INFINITY };

type Pages<Item> = readonly ListPage<Item>[];

function sectionsOf<Item>(pages: Pages<Item>, titleOf = stepTitle): Map<string, Item[]> {
  const sections = new Map<string, Item[]>();
  for (const { items, steps } of pages) {
    let from = 0;
    for (const step of steps[0] ? steps : [EXACT]) {
      const title = titleOf(step);
      sections.set(title, [...(sections.get(title) ?? []), ...items.slice(from, from + step.count)]);
      from += step.count;
    }
  }
  return sections;
}

const isStepped = <Item,>(pages: Pages<Item>): boolean => pages.some(({ steps }) => steps[0]);

/** Items that have everything, and whether there are no more of them. */
export const exactItems = <Item,>(pages: Pages<Item>): readonly [items: readonly Item[], isWhole: boolean] => [
  sectionsOf(pages).get(stepTitle(EXACT)) ?? [],
  isStepped(pages) || pages.at(-1)?.next === null,
];

const comesNear = ({ kind }: SearchStep): boolean => kind !== 'exact' && kind !== 'unpaid';

/** True where nothing has everything, and what comes near is shown. */
export const isNoneExact = ([first]: Pages<unknown>): boolean => first?.steps.slice(0, 1).some(comesNear) === true;

export const hasNear = (page: ListPage<unknown> | undefined): boolean =>
  page?.steps.some(({ kind }) => kind === 'near') === true;

type StepsProps<Item> = {
  readonly pages: Pages<Item>;
  readonly card: (item: Item) => ReactNode;
  /** True where the page itself shows the exact matches above this component. */
  readonly less: boolean;
};

export function SearchSteps<Item extends { readonly id: string }>({ pages, card, less }: StepsProps<Item>) {
  const list = use(WordsContext)?.texts.list;
  const sections = sectionsOf(pages, list && (({ kind }) => (kind === 'exact' ? list.results : list.near)));
  if (less) sections.delete(stepTitle(EXACT));
  const hasTitles = less || isStepped(pages);
  return [...sections].map(([title, items]) => (
    <section key={title} className="stack list-part">
      {hasTitles && (less ? <h2>{title}</h2> : <h3>{title}</h3>)}
      <CardList items={items} card={card} />
    </section>
  ));
}

export function CardList<Item extends { readonly id: string }>({
  items,
  card,
}: Pick<ListPage<Item>, 'items'> & Pick<StepsProps<Item>, 'card'>) {
  return (
    <ul className="list-plain grid-cards">
      {items.map((item) => (
        <li key={item.id} className="grid">
          {card(item)}
        </li>
      ))}
    </ul>
  );
}

/** How many items of the first page come near a search without having everything; nothing where there are none. */
export function nearText(page: ListPage<unknown> | undefined, one: string, many: string): string {
  let near = 0;
  for (const step of page?.steps ?? []) if (comesNear(step)) near += step.count;
  if (near === 0) return '';
  if (near === 1 && !page?.next) return `, e ${one} che ci va vicino`;
  return `, e ${page?.next ? '' : `${near} `}${many} che ci vanno vicino`;
}
