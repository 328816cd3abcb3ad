import type { PublishCandidateBody } from '../../shared/candidates.ts';
import { addDays } from '../../shared/dates.ts';
import { LAKE } from './candidates/lake.ts';
import { LOWER_VALLEY } from './candidates/lower-valley.ts';
import { MIDDLE_VALLEY } from './candidates/middle-valley.ts';
import { UPPER_VALLEY } from './candidates/upper-valley.ts';
import { seededRandom } from './random.ts';

const SEED = 20_251_121;
const OLDEST_DAYS = 120;

/** A profile of the demo data as it was published. */
export type DemoCandidate = { readonly body: PublishCandidateBody; readonly postedAt: Date };

/** Messages to the profile of the demo account. */
export const DEMO_MESSAGES = [
  {
    daysAgo: 2,
    name: 'Studio Contabile Dare & Avere',
    email: 'azienda-63@example.org',
    message:
      'Buongiorno, cerchiamo una persona per la segreteria, 30 ore da gennaio.\n\nPossiamo sentirci in settimana?',
  },
  {
    daysAgo: 9,
    name: 'Assicurazioni Paracadute',
    email: 'azienda-65@example.org',
    message: 'Abbiamo letto il suo profilo. Le interessa una sostituzione di sei mesi a Edolo?',
  },
];

/**
 * Every profile, the oldest first: the newest of today, most of the last weeks. The same for the same moment, and never in
 * the future.
 */
export function demoCandidates(now: Date): DemoCandidate[] {
  const people = seededRandom(SEED).shuffle([...UPPER_VALLEY, ...MIDDLE_VALLEY, ...LOWER_VALLEY, ...LAKE]);
  return people.map((body, index) => {
    const share = (people.length - 1 - index) / people.length;
    return { body, postedAt: addDays(now, -OLDEST_DAYS * share ** 2) };
  });
}
