import type { JobCategory, JobContract } from './job-values.ts';
import type { JobSummary } from './jobs.ts';

/** Contracts of employment. A list of those that are: work on call, and whatever else comes, is outside until it is named. */
const EMPLOYMENT: readonly JobContract[] = ['Contratto indeterminato', 'Contratto determinato', 'Contratto stagionale'];

/** Work in a household, by its category and in any other by its titles: the law leaves it out. */
export const IN_FAMILIES: JobCategory = 'Assistenza in famiglia';
export const DOMESTIC =
  /\b(badant|colf\b|baby[ -]?sitter|domestic|assistent\w* familiar|collaborat[^,]{0,40} familiar)/i;

type Employment = Pick<JobSummary, 'category' | 'contract' | 'title' | 'employerKind'>;

/**
 * True for an offer of employment, whose advert states its pay (docs/adr/0019-fair-to-both-sides.md). In doubt it is none:
 * an offer that is not meant by the law must not be held up.
 */
export const needsPay = ({ category, contract, title, employerKind }: Employment): boolean =>
  EMPLOYMENT.includes(contract) && employerKind !== 'famiglia' && category !== IN_FAMILIES && !DOMESTIC.test(title);

/** True for an offer that should say its pay and does not; a maximum alone is none. */
export const lacksPay = (job: Employment & Pick<JobSummary, 'salaryMin'>): boolean =>
  job.salaryMin === null && needsPay(job);

/** Field of the form that an owner is led to. */
export const PAY_FIELD = 'salaryMin';

/** Mark of an offer that lacks its pay, where its owner sees it. */
export const LACKS_PAY = 'Manca la paga';

/** Reason why it is asked for. */
export const WHY_PAY =
  'Dal 7 giugno 2026 la legge chiede che l’annuncio di un lavoro dipendente dica la paga iniziale, o da quanto a quanto.';
