import { statedValues } from '../fields.ts';
import { JOB_FIELDS } from '../job-fields.ts';
import type { PublicJob } from '../jobs.ts';

/** An open offer as everybody reads it. */
export const SAMPLE_PUBLIC_JOB: PublicJob = {
  ...statedValues(JOB_FIELDS, {
    title: 'Cuoca',
    companyName: 'Trattoria',
    location: 'Breno',
    category: 'Ristorazione',
    type: 'Full-time',
    experience: 'No esperienza',
    contract: 'Contratto determinato',
    description: 'Cucina.',
    salaryMin: 1200,
    salaryPeriod: 'mese',
    meals: true,
  }),
  id: 'abcdefghijkl',
  town: 'breno',
  lat: '45.95',
  lon: '10.3',
  postedDate: '2026-10-01T08:00:00.000Z',
  validThrough: '2026-10-31T08:00:00.000Z',
  confirmedAt: null,
  status: 'open',
  open: true,
};
