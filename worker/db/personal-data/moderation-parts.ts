import { sql } from 'drizzle-orm';
import { users } from '../tables/accounts.ts';
import { candidates } from '../tables/candidates.ts';
import { jobs } from '../tables/jobs.ts';
import { moderationLog, reports } from '../tables/moderation.ts';
import { KEY, part } from './part.ts';

const { targetKind, targetId } = moderationLog;

export const MODERATION_PARTS = [
  part({
    name: 'reports',
    about: 'Le segnalazioni in cui hai lasciato il tuo indirizzo confermato. Delle altre non sappiamo di chi sono.',
    table: reports,
    rows: ({ emails }) => sql`${reports.email} IN ${emails}`,
    columns: {
      id: KEY,
      publicId: true,
      targetKind: true,
      targetId: true,
      reason: true,
      text: true,
      email: true,
      openKey: 'a code by which the same report sent twice is one, gone once it is decided on',
      createdAt: true,
      closedAt: true,
      closedBy: 'names the entry of the log that closed it',
    },
    purged: true,
  }),
  part({
    name: 'decisions',
    about: 'Le decisioni della redazione su di te, e quelle che hai preso tu se ne fai parte.',
    table: moderationLog,
    rows: ({ ids }) => sql`(${moderationLog.adminId} IN ${ids}
      OR (${targetKind} = 'account' AND ${targetId} IN (SELECT ${users.publicId} FROM ${users} WHERE ${users.id} IN ${ids}))
      OR (${targetKind} = 'job' AND ${targetId} IN (SELECT ${jobs.publicId} FROM ${jobs} WHERE ${jobs.ownerId} IN ${ids}))
      OR (${targetKind} = 'candidate' AND ${targetId} IN (SELECT ${candidates.publicId} FROM ${candidates} WHERE ${candidates.ownerId} IN ${ids})))`,
    columns: {
      id: KEY,
      publicId: true,
      adminId: 'who decided, which the editors alone know',
      adminName: 'who decided, which the editors alone know',
      action: true,
      targetKind: true,
      targetId: true,
      reason: true,
      createdAt: true,
      rule: true,
    },
    purged:
      'what was decided and why, for who objects or goes to court: kept for twelve months, by ids that lead nowhere any more',
  }),
];
