import type { JobFieldName } from './job-fields.ts';
import type { JobFilterName } from './job-filters.ts';
import {
  CATEGORY_NUMBERS,
  CONTRACT_NUMBERS,
  EXPERIENCE_NUMBERS,
  LICENCE_NUMBERS,
  MIN_PAY_NUMBERS,
  MIN_PAYS,
  type Numbers,
  SHIFT_NUMBERS,
  TYPE_NUMBERS,
} from './job-values.ts';
import type { PublishJobBody } from './jobs.ts';
import { yearlyPay } from './pay-equivalents.ts';
import { isKnownRequirement, REQUIREMENT_NUMBERS } from './requirement-values.ts';

/** An offer as its body or its row gives it, for filters to read. */
export type JobFacts = { readonly [Name in JobFieldName]?: Readonly<PublishJobBody[Name]> | null };

type Stored = {
  /** Stored before the number of a value: any letter that nothing else here has, for good. */
  readonly letter: string;
  readonly numbers?: Numbers;
  /** Its values are steps: an offer says the highest that it reaches, and is found by those before it, too. */
  readonly steps?: true;
  readonly stated: (job: JobFacts) => boolean | string | readonly string[] | null | undefined;
};

const saysPay = ({ salaryMin, salaryMax }: JobFacts): boolean => (salaryMin ?? salaryMax ?? null) !== null;

/** Letter and values of every filter; null where it is not stored with the offer. A file of its own, as no browser needs it. */
const STORED = {
  category: { letter: 'c', numbers: CATEGORY_NUMBERS, stated: ({ category }) => category },
  urgent: { letter: 'n', stated: ({ neededFrom }) => Boolean(neededFrom) },
  type: { letter: 't', numbers: TYPE_NUMBERS, stated: ({ type }) => type },
  contract: { letter: 'k', numbers: CONTRACT_NUMBERS, stated: ({ contract }) => contract },
  experience: { letter: 'e', numbers: EXPERIENCE_NUMBERS, stated: ({ experience }) => experience },
  minPay: {
    letter: 'g',
    numbers: MIN_PAY_NUMBERS,
    steps: true,
    stated: (job) => MIN_PAYS.findLast((euro) => yearlyPay(job) >= Number(euro) * 12),
  },
  unpaid: { letter: 'u', stated: (job) => !saysPay(job) },
  pay: { letter: 'p', stated: saysPay },
  housing: { letter: 'h', stated: ({ housing }) => housing },
  meals: { letter: 'm', stated: ({ meals }) => meals },
  openings: { letter: 'o', stated: ({ openings }) => (openings ?? 1) > 1 },
  shift: { letter: 's', numbers: SHIFT_NUMBERS, stated: ({ shifts }) => shifts },
  licence: { letter: 'l', numbers: LICENCE_NUMBERS, stated: ({ licence }) => licence },
  requirement: {
    letter: 'r',
    numbers: REQUIREMENT_NUMBERS,
    stated: ({ requirements }) => requirements?.map(({ what }) => what).filter(isKnownRequirement),
  },
  start: { letter: 'd', stated: ({ startDate }) => startDate?.slice(0, 7) },
  posted: null,
} as const satisfies Readonly<Record<JobFilterName, Stored | null>>;

/** Letters of what is stored beside the filters of offers: municipalities, and who may see a profile. */
export const OTHER_LETTERS = { location: 'w', audience: 'y' } as const;

export const storedFilter = (name: JobFilterName): Stored | null => STORED[name];
