import type { EmployerDetail } from '../employers.ts';
import type { PublicJob } from '../jobs.ts';
import { pagePath } from '../paths.ts';
import type { Town } from '../places/towns.ts';
import type { Crumb } from './page-head.ts';

export const valleyCrumbs = (): Crumb[] => [{ name: 'Offerte in Valle', path: pagePath.valley() }];

export const townCrumbs = ({ name, page }: Pick<Town, 'name' | 'page'>): Crumb[] => [
  ...valleyCrumbs(),
  { name, path: pagePath.town(page) },
];

export const jobCrumbs = ({ id, title }: Pick<PublicJob, 'id' | 'title'>): Crumb[] => [
  { name: 'Offerte Lavoro', path: pagePath.jobs() },
  { name: title, path: pagePath.job(id) },
];

export const employerCrumbs = ({ slug, name }: Pick<EmployerDetail, 'slug' | 'name'>): Crumb[] => [
  { name: 'Aziende', path: pagePath.employers() },
  { name, path: pagePath.employer(slug) },
];
