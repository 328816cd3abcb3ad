import { queryOptions, useQuery } from '@tanstack/react-query';
import type map from '../../shared/valley/map.json';

/** The municipalities as they are drawn: each with its outline, and the size of the whole. */
export type Ground = typeof map;

/** From the document at first, where it is drawn already; from its own chunk after a navigation. */
export const groundOptions = () =>
  queryOptions<Ground>({
    queryKey: ['valley-ground'],
    queryFn: async () => (await import('../../shared/valley/map.json', { with: { type: 'json' } })).default,
  });

export const useGround = (): Ground | null => useQuery(groundOptions()).data ?? null;
