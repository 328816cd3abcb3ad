import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { copyTime } from '../../shared/dates.ts';
import { grouped } from '../../shared/text.ts';
import type { ListPage } from '../api/list-page.ts';
import { WordsContext } from '../app/languages.tsx';
import { useNow } from '../app/now.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ladder } from '../ui/figure.tsx';
import { Notice } from '../ui/notice.tsx';
import { SkeletonCard } from '../ui/skeleton.tsx';
import { CardList, exactItems, isNoneExact, SearchSteps } from './search-steps.tsx';

export type ListTexts = {
  readonly loading: string;
  readonly none: string;
  readonly failed: string;
  readonly more: string;
  readonly moreFailed: string;
  readonly copy: string;
};

type GrowingListProps<Item> = {
  readonly list: UseInfiniteQueryResult<InfiniteData<ListPage<Item>, string | null>>;
  readonly texts: ListTexts;
  readonly empty: ReactNode;
  readonly card: (item: Item) => ReactNode;
  /** Address of the page after a cursor, for the link that works without JavaScript; null where a list does not grow. */
  readonly pathAfter: ((cursor: string) => string) | null;
  /** Divides the loaded items into parts; `isWhole` is true if there are no more. */
  readonly partsOf?: GrowingParts<Item>;
  readonly places?: number;
};

type ListPart<Item> = { readonly heading: ReactNode; readonly items: readonly Item[] };
export type GrowingParts<Item> = (items: readonly Item[], isWhole: boolean) => readonly ListPart<Item>[];

export function GrowingList<Item extends { readonly id: string }>(props: GrowingListProps<Item>) {
  const { list, texts, empty, card, pathAfter, places = 6, partsOf } = props;
  const site = use(WordsContext)?.texts.site;
  if (list.isError && !list.data) return <ListError title={texts.failed} retry={() => list.refetch()} />;
  if (!list.data) return <ListLoading text={texts.loading} places={places} />;
  if (list.data.pages.every(({ items }) => items.length === 0)) return empty;
  const next = list.data.pages.at(-1)?.next ?? null;
  const copyOf = list.data.pages.find((page) => page.copyOf !== null)?.copyOf ?? null;
  const newest = list.data.pages[0]?.newest ?? null;
  return (
    <div className="stack">
      <CopyNotice copyOf={copyOf} text={texts.copy} />
      {newest !== null && !site && (
        <p className="muted">{`Sono troppi risultati da ordinare: qui ci sono i ${grouped(newest)} più recenti.`}</p>
      )}
      {partsOf === undefined && isNoneExact(list.data.pages) && <p>{texts.none}</p>}
      {partsOf?.(...exactItems(list.data.pages)).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their order
        <div key={index} className="list-part grid gap-1">
          {part.heading}
          {part.items.length > 0 && <CardList items={part.items} card={card} />}
        </div>
      ))}
      <SearchSteps pages={list.data.pages} card={card} less={partsOf !== undefined} />
      {pathAfter && next !== null && (
        <p>
          {/* A link, so that it works without JavaScript; with it, the next items join the list. */}
          <a
            className={buttonClass('secondary')}
            href={pathAfter(next)}
            aria-disabled={list.isFetchingNextPage}
            onClick={(event) => {
              event.preventDefault();
              if (!list.isFetchingNextPage) void list.fetchNextPage();
            }}
          >
            {list.isFetchingNextPage ? (site?.loading ?? 'Caricamento...') : texts.more}
          </a>
        </p>
      )}
      {list.isFetchNextPageError && (
        <Notice tone="error" live>
          <p>{site?.offline ?? `${texts.moreFailed} Controlla la connessione e premi di nuovo “${texts.more}”.`}</p>
        </Notice>
      )}
    </div>
  );
}

type ListLoadingProps = { readonly text: string; readonly places: number; readonly className?: string };

export function ListLoading({ text, places, className = 'grid-cards' }: ListLoadingProps) {
  return (
    <div aria-busy="true">
      <p className="sr-only">{text}</p>
      <div className={className}>
        {Array.from({ length: places }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
          <SkeletonCard key={n} />
        ))}
      </div>
    </div>
  );
}

export function CopyNotice({ copyOf, text }: { copyOf: string | null; text: string }) {
  const now = useNow();
  const words = use(WordsContext);
  if (copyOf === null) return null;
  return (
    <Notice tone="warning">
      <p>{words?.copyOf(copyOf) ?? `Elenco ${copyTime(new Date(copyOf), now)}: ${text}`}</p>
    </Notice>
  );
}

type ListErrorProps = { readonly title: string; readonly text?: string | undefined; readonly retry: () => void };

export function ListError({ title, text, retry }: ListErrorProps) {
  const site = use(WordsContext)?.texts.site;
  return (
    <EmptyState art={ladder} title={title}>
      <p>{site?.offline ?? text ?? 'Può essere la tua connessione, oppure il sito in questo momento non risponde.'}</p>
      <p className="needs-script">
        <Button variant="secondary" onClick={retry}>
          {site?.retry ?? 'Riprova'}
        </Button>
      </p>
    </EmptyState>
  );
}
