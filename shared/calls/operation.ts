import { healthSchema, operationSchema } from '../operation.ts';
import { countSearchBody, searchTalliesQuery, searchTalliesSchema } from '../search-log.ts';
import { VALLEY } from '../valley/valley.ts';
import { ADMIN_READ, type CallTable, ok } from './call.ts';

export const operationCalls = {
  'GET /api/health': {
    summary: 'Version, and state of the database, the cache, the files, the mails and the crons',
    who: 'anyone',
    responses: {
      200: { about: 'It is well, or only slower or later.', schema: healthSchema },
      503: { about: 'The database is not there or not migrated.', schema: healthSchema },
    },
  },
  'GET /api/moderation/state': {
    summary: 'How the site runs, and its last days in numbers',
    ...ADMIN_READ,
    responses: ok('Health, mails, and the fourteen days until yesterday.', operationSchema),
  },
} as const satisfies CallTable;

export const searchCalls = {
  'POST /api/searches': {
    summary: 'Counts a search, without who searched: its words, its municipality and whether it finds anything',
    who: 'anyone',
    limit: 'SEARCH_LIMIT',
    unseen: true,
    body: {
      schema: countSearchBody,
      example: { kind: 'jobs', search: 'cameriera', location: VALLEY.examples.other.name },
    },
    responses: {
      204: {
        about: 'It is counted, or left alone as it holds nothing, or something that looks personal.',
        schema: null,
      },
    },
  },
  'GET /api/moderation/searches': {
    summary: 'What people search for most, and what most often finds nothing, from three times on',
    ...ADMIN_READ,
    query: { schema: searchTalliesQuery, example: { days: '30' } },
    responses: ok('The first fifty of each, the most frequent first.', searchTalliesSchema),
  },
} as const satisfies CallTable;
