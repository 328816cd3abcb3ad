import * as mini from 'zod/mini';
import { line } from './fields.ts';
import { publicJobSchema } from './jobs.ts';
import { LIMITS } from './limits.ts';

export const readPageBody = mini.strictObject({
  address: line('Incolla l’indirizzo della pagina', LIMITS.address),
});

/**
 * The fields of a JobPosting in a page, or else the page's own title and text, with `posting` false. Nothing is guessed: what is not
 * known, or what the form would refuse, is left out.
 */
export const readPageSchema = mini.object({
  posting: mini.boolean(),
  fields: mini.partial(
    mini.pick(publicJobSchema, {
      title: true,
      companyName: true,
      location: true,
      type: true,
      contract: true,
      description: true,
      salaryMin: true,
      salaryMax: true,
      salaryPeriod: true,
      weeklyHours: true,
      applyBy: true,
    }),
  ),
});
export type ReadPage = mini.infer<typeof readPageSchema>;
