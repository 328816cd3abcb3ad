import type { OwnApplication } from '../../shared/applications.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';

export const APPLY_ID = 'candidati';

export const followPath = withQuery(pagePath.applications(), { lato: 'inviate' });

export function sentTitle({ purgedAt, status }: Pick<OwnApplication, 'purgedAt' | 'status'>): string {
  if (purgedAt) return 'Candidatura eliminata';
  return status === 'withdrawn' ? 'Candidatura ritirata' : 'Candidatura inviata';
}

export const ACCOUNT_NEEDED = {
  title: 'Accesso richiesto',
  description: 'Devi essere registrato per candidarti alle offerte di lavoro.',
  tone: 'destructive',
} as const;
