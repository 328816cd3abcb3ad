import { readOptions } from '../../api/call-options.ts';

/** Offers that the page of ads shows. */
const LATEST = 10;

/**
 * The newest offers with the start of their descriptions, which other lists leave out of the document. The order that
 * lists have anyway makes it a key of its own.
 */
export const latestJobsOptions = () =>
  readOptions('GET /api/jobs', { query: { sort: 'recent', limit: LATEST } }, { meta: { excerpts: true } });
