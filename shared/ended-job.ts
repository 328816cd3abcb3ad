import type { JobSummary } from './jobs.ts';

/** Answer and page of an offer that is not there, or not for this reader. */
export const NO_SUCH_JOB = "L'offerta che stai cercando non esiste o è stata rimossa.";

type Ended = { readonly title: string; readonly text: string };

const EXPIRED: Ended = { title: 'Offerta scaduta', text: 'Non riceve più candidature.' };

const ENDED: Partial<Record<JobSummary['status'], Ended>> = {
  paused: { title: 'Offerta sospesa', text: 'Per ora non riceve candidature: può riaprire.' },
  closed: { title: 'Posto occupato', text: 'Non riceve più candidature.' },
};

/**
 * Notice about an offer that is not open. An older copy lacks the status, and is called expired, as it will be one day.
 */
export const endedTexts = ({ status }: { readonly status?: JobSummary['status'] }): Ended =>
  (status && ENDED[status]) ?? EXPIRED;
