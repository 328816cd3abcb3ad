import type { Query } from '@tanstack/react-query';
import type { PublicJob } from '../../../shared/jobs.ts';
import { excerpt } from '../../../shared/text.ts';

/** Characters of a description that fill two lines of a card. */
const EXCERPT = 140;

export const jobExcerpt = (job: PublicJob): string => excerpt(job.description, EXCERPT);

type Shorten = (job: PublicJob) => string;
const none: Shorten = () => '';

/** A list of offers without the descriptions, which most cards do not show: on a slow phone they are half of the document. */
function slimData(data: unknown, description: Shorten): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if ('pages' in data && Array.isArray(data.pages))
    return { ...data, pages: data.pages.map((page) => slimData(page, description)) };
  const slimAll = (items: unknown[]) => items.map((item) => (hasDescription(item) ? slim(item, description) : item));
  if (Array.isArray(data)) return slimAll(data);
  return 'items' in data && Array.isArray(data.items) ? { ...data, items: slimAll(data.items) } : data;
}

const hasDescription = (item: unknown): item is PublicJob =>
  typeof item === 'object' && item !== null && 'description' in item;

const slim = (job: PublicJob, description: Shorten): PublicJob => ({ ...job, description: description(job) });

export const slimQuery = ({ queryKey, state, meta }: Query): Pick<Query, 'queryKey' | 'state'> => ({
  queryKey,
  state: { ...state, data: slimData(state.data, meta?.excerpts ? jobExcerpt : none) },
});
