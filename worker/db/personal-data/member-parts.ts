import { sql } from 'drizzle-orm';
import { users } from '../tables/accounts.ts';
import { memberDeeds, members } from '../tables/members.ts';
import { KEY, lookUp, OWN, part } from './part.ts';

const employer = lookUp(sql`SELECT ${users.name} FROM ${users} WHERE ${users.id} = ${members.ownerId}`);

export const MEMBER_PARTS = [
  part({
    name: 'members',
    about: 'Le persone che lavorano con te alle tue offerte, e quelle che hai invitato.',
    table: members,
    rows: ({ ids }) => sql`${members.ownerId} IN ${ids}`,
    columns: {
      id: KEY,
      publicId: true,
      ownerId: OWN,
      userId: KEY,
      email: true,
      role: true,
      createdAt: true,
      acceptedAt: true,
    },
    purged: true,
  }),
  part({
    name: 'memberships',
    about: 'I datori di lavoro alle cui offerte lavori, e quelli che ti hanno invitato.',
    table: members,
    rows: ({ ids, emails }) =>
      sql`(${members.userId} IN ${ids} OR (${members.userId} IS NULL AND ${members.email} IN ${emails}))`,
    columns: {
      id: KEY,
      publicId: true,
      ownerId: KEY,
      userId: OWN,
      email: true,
      role: true,
      createdAt: true,
      acceptedAt: true,
    },
    more: { employer },
    purged: true,
  }),
  part({
    name: 'deeds',
    about: 'Quello che hai fatto per un datore di lavoro, e quello che altri hanno fatto per te.',
    table: memberDeeds,
    rows: ({ ids }) => sql`(${memberDeeds.actorId} IN ${ids} OR ${memberDeeds.ownerId} IN ${ids})`,
    columns: { id: KEY, ownerId: KEY, actorId: KEY, actorName: true, deed: true, target: true, createdAt: true },
    purged: true,
  }),
];
