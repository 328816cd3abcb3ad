import { jobStatsSchema, viewCountedSchema } from '../job-stats.ts';
import type { CallTable } from './call.ts';

export const jobStatsCalls = {
  'POST /api/jobs/:id/views': {
    summary: 'Counts a look at the page of an open offer; the owner’s own do not count, and nobody’s name is kept',
    tag: 'jobs',
    who: 'anyone',
    limit: 'WRITE_LIMIT',
    unseen: true,
    responses: { 200: { about: 'Whether it was counted.', schema: viewCountedSchema } },
    refuses: { 404: 'There is no such offer, or it was removed.' },
  },
  'GET /api/jobs/:id/stats': {
    summary: 'Looks at an own offer, and applications for it, on each of the last 30 days in Rome',
    tag: 'jobs',
    who: 'account',
    others: 403,
    people: 'legge',
    responses: { 200: { about: 'The days, oldest first.', schema: jobStatsSchema } },
    refuses: { 403: 'The offer is somebody else’s.', 404: 'There is no such offer, or it was removed.' },
  },
} as const satisfies CallTable;
