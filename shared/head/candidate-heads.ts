import type { PublicCandidate } from '../candidates.ts';
import { pagePath } from '../paths.ts';
import { SITE_NAME } from '../site.ts';
import { excerpt } from '../text.ts';
import { VALLEY } from '../valley/valley.ts';
import { type Crumb, missingHead, type PageHead, pageHead } from './page-head.ts';

/** @param filtered whether the address narrows or pages the list, which makes it one of endless variants */
export const candidatesHead = (filtered: boolean): PageHead =>
  pageHead({
    title: `Cerca profili di chi cerca lavoro ${VALLEY.in}`,
    description: `Cerchi personale ${VALLEY.in}? Trova chi si propone vicino a te: per mestiere, comune, competenze e distanza. Scrivi gratis, senza account.`,
    keywords: [`cerco personale ${VALLEY.name}`, 'profili', 'candidati', `curriculum ${VALLEY.name}`],
    canonical: pagePath.candidates(),
    index: !filtered,
  });

/** Head of a profile's page, which is never for search engines; null is a profile that does not exist. */
export function candidateHead(candidate: PublicCandidate | null, id: string): PageHead {
  const canonical = pagePath.candidate(id);
  if (candidate === null)
    return missingHead(
      'Candidato non trovato',
      'Il profilo che stai cercando non esiste o è stato rimosso.',
      canonical,
    );
  const { name, title, location, skills } = candidate;
  return pageHead({
    title: `${name}, ${title} · ${SITE_NAME}`,
    description: excerpt(`${title}, ${location}. Competenze: ${skills.join(', ')}.`, 150),
    keywords: [title, location, ...skills.slice(0, 3)],
    canonical,
    index: false,
    breadcrumbs: candidateCrumbs(candidate),
  });
}

export const candidateCrumbs = ({ id, name }: Pick<PublicCandidate, 'id' | 'name'>): Crumb[] => [
  { name: 'Profili', path: pagePath.candidates() },
  { name, path: pagePath.candidate(id) },
];

export const publishCandidateHead = (): PageHead =>
  pageHead({
    title: `Pubblica il tuo profilo gratis ${VALLEY.in}`,
    description: `Cerchi lavoro ${VALLEY.in}? Pubblica gratis il tuo profilo, anche senza account: è online subito e chi cerca personale ti scrive.`,
    keywords: [`cerco lavoro ${VALLEY.name}`, 'pubblica profilo', 'curriculum online', 'candidatura spontanea'],
    canonical: pagePath.publishCandidate(),
  });
