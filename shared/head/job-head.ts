import { romeDay } from '../dates.ts';
import { descriptionHtml } from '../description.ts';
import { categorySlug, EXTRAS, extrasOf, type JobType, licenceName, type SalaryPeriod } from '../job-values.ts';
import { hoursText, housingText, NO_SUCH_JOB } from '../job-words.ts';
import type { JobDetail, PublicJob } from '../jobs.ts';
import { pagePath } from '../paths.ts';
import { phoneParts } from '../phone-parts.ts';
import { municipalityBySlug } from '../places/municipalities.ts';
import { requirementsText } from '../requirement-values.ts';
import { SITE_NAME } from '../site.ts';
import { excerpt } from '../text.ts';
import { VALLEY } from '../valley/valley.ts';
import { jobCrumbs } from './crumbs.ts';
import { missingHead, type PageHead, pageHead } from './page-head.ts';

/** An offer as its page has it; as a list has it, and in a copy of before, it lacks the occupation and the page of its employer. */
type ShownJob = PublicJob & Partial<Pick<JobDetail, 'occupation' | 'employerPage'>>;

/** Head of an offer's page; null is an offer that does not exist. */
export function jobHead(job: ShownJob | null, id: string): PageHead {
  const canonical = pagePath.job(id);
  if (job === null) return missingHead('Offerta non trovata', NO_SUCH_JOB, canonical);
  return pageHead({
    title: `${job.title} – ${job.companyName}, ${job.location} · ${SITE_NAME}`,
    description: excerpt(job.description, 150),
    keywords: [job.title, job.category, job.location, `lavoro ${job.location}`],
    canonical,
    index: job.open,
    image: categorySlug(job.category),
    breadcrumbs: jobCrumbs(job),
    jsonLd: job.open ? [jobPosting(job)] : [],
  });
}

// schema.org knows no seasonal or weekend work as such: every other type is OTHER.
const EMPLOYMENT_TYPES: Partial<Record<JobType, string>> = { 'Full-time': 'FULL_TIME', 'Part-time': 'PART_TIME' };

// A "servizio" is no unit of schema.org's.
const UNITS: Partial<Record<SalaryPeriod, string>> = { ora: 'HOUR', giorno: 'DAY', mese: 'MONTH', anno: 'YEAR' };

/** schema.org JobPosting as Google documents it, with what is truly known and nothing else: JSON leaves out what is undefined. */
function jobPosting(job: ShownJob): Readonly<Record<string, unknown>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(job.description),
    identifier: { '@type': 'PropertyValue', name: job.companyName, value: job.id },
    datePosted: job.postedDate,
    validThrough: job.validThrough,
    employmentType: EMPLOYMENT_TYPES[job.type] ?? 'OTHER',
    hiringOrganization: {
      '@type': 'Organization',
      name: job.companyName,
      sameAs: job.employerPage?.website ?? undefined,
    },
    jobLocation: { '@type': 'Place', address: postalAddress(job), geo: geo(job) },
    industry: job.category,
    occupationalCategory: occupation(job),
    // Open offers take applications on their page, with an account or without.
    directApply: true,
    experienceRequirements: job.experience === 'No esperienza' ? 'no requirements' : undefined,
    qualifications: qualifications(job) || undefined,
    totalJobOpenings: job.openings ?? undefined,
    jobStartDate: job.startDate ?? job.neededFrom?.slice(0, 10),
    // Somebody is needed at once, or from a day that was not after that of the offer.
    jobImmediateStart:
      Boolean(job.neededFrom || (job.startDate && job.startDate <= romeDay(new Date(job.postedDate)))) || undefined,
    applicationContact: contact(job),
    workHours: [hoursText(job.weeklyHours), ...job.shifts].filter(Boolean).join(', ') || undefined,
    jobBenefits: benefits(job) || undefined,
    baseSalary: baseSalary(job),
  };
}

const occupation = ({ occupation }: ShownJob) =>
  occupation
    ? {
        '@type': 'CategoryCode',
        inCodeSet: { '@type': 'CategoryCodeSet', name: 'ISCO-08' },
        codeValue: occupation,
        url: `http://data.europa.eu/esco/isco/C${occupation}`,
      }
    : undefined;

/** The first number of the offer's text; that of a family is for people who read it alone. */
function contact({ employerKind, description }: PublicJob) {
  const telephone = phoneParts(description)[1];
  return telephone === undefined || employerKind === 'famiglia'
    ? undefined
    : { '@type': 'ContactPoint', contactType: 'Candidature', telephone };
}

/** Everything that one must have; a copy of an offer that is older than the field has no requirements. */
const qualifications = ({ licence, requirements }: PublicJob): string =>
  [licence && licenceName(licence), requirementsText(requirements, false)].filter(Boolean).join(', ');

const benefits = (job: PublicJob): string =>
  extrasOf(job)
    .map(({ label }) => {
      const more = label === EXTRAS.housing.label && housingText(job);
      return more ? `${label} (${more})` : label;
    })
    .join(', ');

export function postalAddress(job: Pick<PublicJob, 'town' | 'location'>) {
  const place = job.town === null ? undefined : municipalityBySlug(job.town);
  return {
    '@type': 'PostalAddress',
    addressLocality: place?.name ?? job.location,
    addressRegion: place?.province ?? VALLEY.province,
    postalCode: place?.cap,
    addressCountry: 'IT',
  };
}

const geo = ({ lat, lon }: PublicJob) =>
  lat === null || lon === null
    ? undefined
    : { '@type': 'GeoCoordinates', latitude: Number(lat), longitude: Number(lon) };

/** Gross pay per hour, day, month or year; net pay and pay per service are shown to people only. */
function baseSalary({ salaryMin, salaryMax, salaryPeriod, salaryNet }: PublicJob) {
  const unitText = salaryPeriod && UNITS[salaryPeriod];
  if (!unitText || salaryNet || (salaryMin === null && salaryMax === null)) return undefined;
  const amounts =
    salaryMin === salaryMax
      ? { value: salaryMin }
      : { minValue: salaryMin ?? undefined, maxValue: salaryMax ?? undefined };
  return {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue', ...amounts, unitText },
  };
}
