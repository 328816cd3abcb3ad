import { sql } from 'drizzle-orm';
import { JOB_FIELDS } from '../../../shared/job-fields.ts';
import { keysOf, recordOf } from '../../../shared/records.ts';
import { isKeptForReport } from '../reported.ts';
import { jobs, jobViews } from '../tables/jobs.ts';
import { DERIVED, KEY, lookUp, OWN, part } from './part.ts';

/** All that an offer says is its owner's. */
const FIELDS = recordOf(keysOf(JOB_FIELDS), () => true as const);

export const JOB_PARTS = [
  part({
    name: 'offers',
    about: 'Le offerte che hai pubblicato.',
    table: jobs,
    rows: ({ ids }) => sql`${jobs.ownerId} IN ${ids}`,
    columns: {
      id: KEY,
      publicId: true,
      ownerId: OWN,
      status: true,
      ownerStatus: true,
      hiddenAt: true,
      hiddenReason: true,
      deletedAt: true,
      ...FIELDS,
      town: true,
      lat: true,
      lon: true,
      postedAt: true,
      validThrough: true,
      updatedAt: true,
      confirmedAt: true,
      askedAt: true,
      announcedOn: true,
      categoryKept: true,
      revision: true,
      titleKey: DERIVED,
      locationKey: DERIVED,
      companyKey: DERIVED,
      descriptionKey: DERIVED,
      codes: DERIVED,
      contentHash: DERIVED,
    },
    purged: true,
    keptRows: isKeptForReport,
  }),
  part({
    name: 'offerViews',
    about: 'Quante volte al giorno è stata aperta la pagina delle tue offerte.',
    table: jobViews,
    rows: ({ ids }) => sql`${jobViews.jobId} IN (SELECT ${jobs.id} FROM ${jobs} WHERE ${jobs.ownerId} IN ${ids})`,
    columns: { jobId: KEY, day: true, views: true },
    more: { offer: lookUp(sql`SELECT ${jobs.publicId} FROM ${jobs} WHERE ${jobs.id} = ${jobViews.jobId}`) },
    purged: true,
  }),
];
