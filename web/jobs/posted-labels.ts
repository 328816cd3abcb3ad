import type { PostedWithin } from '../../shared/job-values.ts';

/** How the ages that offers are filtered by are said. */
export const POSTED_LABELS: Readonly<Record<PostedWithin, string>> = {
  '0': 'Oggi',
  '3': 'Ultimi 3 giorni',
  '7': 'Ultimi 7 giorni',
  '14': 'Ultimi 14 giorni',
};
