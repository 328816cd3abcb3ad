import * as mini from 'zod/mini';

export const healthSchema = mini.object({
  status: mini.enum(['ok', 'degraded', 'down']),
  version: mini.string(),
  database: mini.enum(['ok', 'not migrated', 'unreachable']),
  cache: mini.enum(['ok', 'unreachable']),
  time: mini.string(),
});
export type Health = mini.infer<typeof healthSchema>;
