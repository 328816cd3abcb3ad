import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../api/fetch-api.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ListError, ListLoading } from './growing-list.tsx';

type OwnItems = Pick<
  UseInfiniteQueryResult,
  'data' | 'error' | 'isError' | 'hasNextPage' | 'isFetchingNextPage' | 'refetch' | 'fetchNextPage'
>;

type OwnListProps = {
  readonly list: OwnItems;
  readonly texts: {
    readonly loading: string;
    readonly failed: string;
    readonly more: string;
  };
  readonly children: ReactNode;
};

/** A list of what is somebody's own, around its items: on its way, not arrived, with more to come, not brought up to date. */
export function OwnList({ list, texts, children }: OwnListProps) {
  if (!list.data)
    return list.isError ? (
      <ListError
        title={texts.failed}
        text={list.error instanceof ApiError ? list.error.problem?.message : undefined}
        retry={() => void list.refetch()}
      />
    ) : (
      <ListLoading text={texts.loading} places={2} className="flex flex-col gap-4" />
    );
  return (
    <>
      {children}
      <MoreButton list={list} text={texts.more} />
      {list.isError && (
        <Notice tone="error" live>
          L’elenco aggiornato non è arrivato: controlla la connessione e riprova.
        </Notice>
      )}
    </>
  );
}

export const MoreButton = ({ list, text }: { list: OwnItems; text: string }) =>
  list.hasNextPage && (
    <p>
      <Button
        variant="secondary"
        loading={list.isFetchingNextPage}
        loadingLabel="Caricamento..."
        onClick={() => void list.fetchNextPage()}
      >
        {text}
      </Button>
    </p>
  );
