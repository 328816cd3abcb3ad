import type { EmployerDetail } from '../employers.ts';
import { pagePath } from '../paths.ts';
import type { Crumb } from './page-head.ts';

export const NO_SUCH_EMPLOYER = 'La pagina di questa azienda non c’è, o non c’è più.';

export const employerCrumbs = ({ slug, name }: Pick<EmployerDetail, 'slug' | 'name'>): Crumb[] => [
  { name: 'Aziende', path: pagePath.employers() },
  { name, path: pagePath.employer(slug) },
];
