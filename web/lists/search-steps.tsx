import type { ReactNode } from 'react';
import type { SearchStep } from '../../shared/search-steps.ts';
import type { ListPage } from '../api/list-page.ts';

/** Heading over the items of a step. */
function stepTitle({ kind, words }: SearchStep): string {
  const quoted = words.map((word) => `“${word}”`);
  if (kind === 'without') return `Senza ${quoted.join(', ')}`;
  if (kind === 'each') return `Una cosa sola: ${quoted.join(' o ')}`;
  if (kind === 'near') return `Vicino a ${words.join(' e ')}`;
  if (kind === 'elsewhere') return 'Nel resto della valle';
  return kind === 'most' ? 'Con quasi tutte le parole' : 'Proprio quello che cerchi';
}

const EXACT: SearchStep = { kind: 'exact', words: [], count: Number.POSITIVE_INFINITY };

type StepsProps<Item> = {
  readonly pages: readonly ListPage<Item>[];
  readonly card: (item: Item) => ReactNode;
};

/** The cards of a list: first what has everything that was searched for, then, each under its heading, what comes near. */
export function SearchSteps<Item extends { readonly id: string }>({ pages, card }: StepsProps<Item>) {
  const sections = new Map<string, Item[]>();
  for (const { items, steps } of pages) {
    let from = 0;
    for (const step of steps[0] ? steps : [EXACT]) {
      const title = stepTitle(step);
      sections.set(title, [...(sections.get(title) ?? []), ...items.slice(from, from + step.count)]);
      from += step.count;
    }
  }
  const isStepped = pages.some(({ steps }) => steps[0]);
  return [...sections].map(([title, items]) => (
    <section key={title} className="stack">
      {isStepped && <h3>{title}</h3>}
      <ul className="list-plain grid-cards">
        {items.map((item) => (
          <li key={item.id} className="grid">
            {card(item)}
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** How many items of the first page come near a search without having everything; nothing where there are none. */
export function nearText(page: ListPage<unknown> | undefined, one: string, many: string): string {
  let near = 0;
  for (const { kind, count } of page?.steps ?? []) if (kind !== 'exact') near += count;
  if (near === 0) return '';
  if (near === 1 && !page?.next) return `, e ${one} che ci va vicino`;
  return `, e ${page?.next ? '' : `${near} `}${many} che ci vanno vicino`;
}
