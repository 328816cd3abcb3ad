import { countSearchBody, searchTalliesQuery, searchTalliesSchema } from '../../../shared/searches.ts';
import type { Endpoints } from './endpoint.ts';

export const SEARCH_ENDPOINTS: Endpoints = {
  'POST /api/searches': {
    summary: 'Counts a search, without who searched: its words, its municipality and whether it finds anything',
    tag: 'searches',
    limited: true,
    body: { schema: countSearchBody, example: { kind: 'jobs', search: 'cameriera', location: 'Edolo' } },
    answers: {
      204: {
        about: 'It is counted, or left alone as it holds nothing, or something that looks personal.',
        schema: null,
      },
    },
  },
  'GET /api/moderation/searches': {
    summary: 'What people search for most, and what most often finds nothing, from three times on',
    tag: 'moderation',
    account: true,
    query: { schema: searchTalliesQuery, example: { days: '30' } },
    answers: { 200: { about: 'The first fifty of each, the most frequent first.', schema: searchTalliesSchema } },
    refuses: { 403: 'The account is no administrator’s.' },
  },
};
