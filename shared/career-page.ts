import * as mini from 'zod/mini';
import { line } from './fields.ts';
import { publicJobSchema } from './jobs.ts';
import { LIMITS } from './limits.ts';
import { pick } from './records.ts';

export const readPageBody = mini.strictObject({
  address: line('Incolla l’indirizzo della pagina', LIMITS.address),
});

const READ = [
  'title',
  'companyName',
  'location',
  'type',
  'contract',
  'description',
  'salaryMin',
  'salaryMax',
  'salaryPeriod',
  'weeklyHours',
  'applyBy',
] as const;

/**
 * The fields of a JobPosting in a page, or else the page's own title and text, with `posting` false. Nothing is guessed: what is not
 * known, or what the form would refuse, is left out.
 */
export const readPageSchema = mini.object({
  posting: mini.boolean(),
  fields: mini.partial(mini.object(pick(publicJobSchema.shape, READ))),
});
export type ReadPage = mini.infer<typeof readPageSchema>;
