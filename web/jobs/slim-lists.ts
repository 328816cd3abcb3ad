import type { DehydratedState } from '@tanstack/react-query';

const slim = (item: object): object => ('description' in item ? { ...item, description: '' } : item);

/** A list of offers without the descriptions, which no card shows: on a slow phone they are half of the document. */
function slimData(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if ('pages' in data && Array.isArray(data.pages)) return { ...data, pages: data.pages.map(slimData) };
  return 'items' in data && Array.isArray(data.items) ? { ...data, items: data.items.map(slim) } : data;
}

/** The query cache as it travels in the document. */
export const withoutListDescriptions = (state: DehydratedState): DehydratedState => ({
  ...state,
  queries: state.queries.map((query) => ({ ...query, state: { ...query.state, data: slimData(query.state.data) } })),
});
