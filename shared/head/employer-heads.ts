import { NO_SUCH_EMPLOYER, TELLING_TEXT } from '../employer-values.ts';
import type { EmployerDetail } from '../employers.ts';
import { pagePath } from '../paths.ts';
import { municipalityBySlug } from '../places/municipalities.ts';
import { SITE_NAME } from '../site.ts';
import { excerpt } from '../text.ts';
import { VALLEY } from '../valley/valley.ts';
import { employerCrumbs } from './crumbs.ts';
import { postalAddress } from './job-head.ts';
import { missingHead, type PageHead, pageHead } from './page-head.ts';

/** @param filtered whether the address narrows the list */
export const employersHead = (filtered: boolean): PageHead =>
  pageHead({
    title: `Aziende che assumono ${VALLEY.in} · ${SITE_NAME}`,
    description: `Chi offre lavoro ${VALLEY.in}: alberghi, cooperative, imprese, con le offerte aperte, quelle passate e quanto ci mettono a rispondere.`,
    keywords: [`aziende ${VALLEY.name}`, `chi assume ${VALLEY.in}`, 'lavorare in albergo'],
    canonical: pagePath.employers(),
    index: !filtered,
  });

/** Head of an employer's page; null is one that does not exist. */
export function employerHead(employer: EmployerDetail | null, slug: string): PageHead {
  const canonical = pagePath.employer(slug);
  if (employer === null) return missingHead('Azienda non trovata', NO_SUCH_EMPLOYER, canonical);
  const { name, text, town, category, jobs } = employer;
  const place = municipalityBySlug(town)?.name ?? town;
  return pageHead({
    title: `Lavorare da ${name}, ${place} · ${SITE_NAME}`,
    description: excerpt(text ?? `${name}, ${place}: offerte di lavoro aperte e passate.`, 150),
    keywords: [name, category, place, `lavoro ${place}`],
    canonical,
    index: jobs.length > 0 || (text?.length ?? 0) >= TELLING_TEXT,
    breadcrumbs: employerCrumbs(employer),
    jsonLd: [organization(employer)],
  });
}

/** schema.org Organization: what is named here and nothing else; JSON leaves out what is undefined. */
const organization = ({ name, text, website, vatNumber, town }: EmployerDetail) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  description: text ?? undefined,
  url: website ?? undefined,
  vatID: vatNumber ? `IT${vatNumber}` : undefined,
  address: postalAddress({ town, location: town }),
});
