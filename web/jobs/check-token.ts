import { JOB_ID } from '../../shared/job-values.ts';

/** Ids of the offers that a mailed link is about, as its token says; none where it is no such token. Only the server checks it. */
export function jobsInToken(token: string): readonly string[] {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const ids = typeof claims === 'object' && claims !== null && 'jobs' in claims ? claims.jobs : null;
    return Array.isArray(ids) ? ids.map(String).filter((id) => JOB_ID.test(id)) : [];
  } catch {
    return [];
  }
}
