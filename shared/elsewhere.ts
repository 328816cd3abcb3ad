import { descriptionHtml, escapeHtml } from './description.ts';
import { extrasOf, licenceText, typeLabel } from './job-values.ts';
import { agreementText, datesText, deadlineText, hoursText } from './job-words.ts';
import type { OwnJob, PublicJob } from './jobs.ts';
import { payText } from './pay.ts';
import { DOMESTIC, IN_FAMILIES } from './pay-needed.ts';
import { keysOf } from './records.ts';
import { requirementsText } from './requirement-values.ts';

/** Sites of others that read open offers from a file of their own, each with the least characters of a description that it takes. */
export const DIALECTS = {
  jooble: { name: 'Jooble', least: 1 },
  adzuna: { name: 'Adzuna', least: 100 },
  talent: { name: 'Talent.com', least: 50 },
  careerjet: { name: 'Careerjet', least: 1 },
} as const;
export type Dialect = keyof typeof DIALECTS;

type Offered = Omit<
  PublicJob,
  'id' | 'postedDate' | 'validThrough' | 'open' | 'status' | 'confirmedAt' | 'lat' | 'lon'
>;

const FAMILY = /\bfamiglia\b/i;

/** True for an offer of a household, also where it does not say so; in doubt it is one. */
export const isOfFamily = ({ employerKind, category, title, companyName }: Offered): boolean =>
  employerKind === 'famiglia' ||
  (employerKind === null && (category === IN_FAMILIES || DOMESTIC.test(title) || FAMILY.test(companyName)));

/** All that the page of an offer says of the work, as safe HTML: sites of others ask for the whole of it. */
export function wholeHtml(job: Offered): string {
  const preferred = requirementsText(job.requirements, true);
  const facts = [
    typeLabel(job.type),
    job.contract,
    job.experience,
    payText(job) ?? 'Paga non indicata',
    hoursText(job.weeklyHours),
    agreementText(job),
    datesText(job),
    ...job.shifts,
    ...extrasOf(job).map(({ label }) => label),
    licenceText(job.licence),
    requirementsText(job.requirements, false),
    preferred && `Graditi: ${preferred}`,
    deadlineText(job.applyBy),
  ].filter((fact): fact is string => Boolean(fact));
  return `${descriptionHtml(job.description)}<ul>${facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('')}</ul>`;
}

/** The sites that may read an offer while it is open. */
export function dialectsOf(job: Offered & Pick<OwnJob, 'onlyHere'>, html = wholeHtml(job)): readonly Dialect[] {
  if (job.onlyHere || isOfFamily(job)) return [];
  const { length } = html.replace(/<[^<>]*>/g, '');
  return keysOf(DIALECTS).filter((dialect) => length >= DIALECTS[dialect].least);
}
