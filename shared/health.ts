import { z } from 'zod';

export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded', 'down']),
  version: z.string(),
  database: z.enum(['ok', 'not migrated', 'unreachable']),
  cache: z.enum(['ok', 'unreachable']),
  time: z.string(),
});
export type Health = z.infer<typeof healthSchema>;
