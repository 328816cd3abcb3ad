import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { CANDIDATE_FIELDS } from '../../../shared/candidate-fields.ts';
import { keysOf, recordOf } from '../../../shared/records.ts';
import { blockedSenders, candidateBlocks, candidateMessages, candidates } from '../tables/candidates.ts';
import { DERIVED, KEY, lookUp, OWN, type People, part, SECRET } from './part.ts';

/** Those of the account, and those published without one under its address. */
const own = ({ ids, emails }: People): SQL =>
  sql`(${candidates.ownerId} IN ${ids} OR (${candidates.ownerId} IS NULL AND ${candidates.email} IN ${emails}))`;

const profileOf = (candidateId: SQLiteColumn): SQL =>
  lookUp(sql`SELECT ${candidates.publicId} FROM ${candidates} WHERE ${candidates.id} = ${candidateId}`);

/** All that a profile says is the person's. */
const FIELDS = recordOf(keysOf(CANDIDATE_FIELDS), () => true as const);

export const CANDIDATE_PARTS = [
  part({
    name: 'profiles',
    about: 'I tuoi profili di chi cerca lavoro.',
    table: candidates,
    rows: own,
    columns: {
      id: KEY,
      publicId: true,
      ownerId: OWN,
      manageTokenHash: SECRET,
      mailedTokenHash: SECRET,
      emailConfirmedAt: true,
      waitingToldAt: true,
      status: true,
      ownerStatus: true,
      hiddenAt: true,
      hiddenReason: true,
      ...FIELDS,
      town: true,
      lat: true,
      lon: true,
      postedAt: true,
      updatedAt: true,
      deletedAt: true,
      activeAt: true,
      idleWarning: true,
      idleWarnedAt: true,
      revision: true,
      titleKey: DERIVED,
      locationKey: DERIVED,
      nameKey: DERIVED,
      skillsKey: DERIVED,
      codes: DERIVED,
      contentHash: DERIVED,
    },
    purged: true,
  }),
  part({
    name: 'blockedCompanies',
    about: 'Le aziende che non devono vedere i tuoi profili.',
    table: candidateBlocks,
    rows: (people) =>
      sql`${candidateBlocks.candidateId} IN (SELECT ${candidates.id} FROM ${candidates} WHERE ${own(people)})`,
    columns: { id: KEY, publicId: true, candidateId: KEY, kind: true, value: true, key: DERIVED, createdAt: true },
    more: { profile: profileOf(candidateBlocks.candidateId) },
    purged: true,
  }),
  part({
    name: 'blockedSenders',
    about: 'Gli indirizzi da cui non ricevi messaggi.',
    table: blockedSenders,
    rows: (people) =>
      sql`(${blockedSenders.ownerId} IN ${people.ids} OR ${blockedSenders.candidateId} IN (SELECT ${candidates.id} FROM ${candidates} WHERE ${own(people)}))`,
    columns: { id: KEY, publicId: true, ownerId: OWN, candidateId: KEY, email: true, createdAt: true },
    purged: true,
  }),
  part({
    name: 'messagesReceived',
    about: 'I messaggi ricevuti sui tuoi profili.',
    table: candidateMessages,
    rows: (people) =>
      sql`${candidateMessages.candidateId} IN (SELECT ${candidates.id} FROM ${candidates} WHERE ${own(people)})`,
    columns: {
      id: KEY,
      publicId: true,
      candidateId: KEY,
      name: true,
      email: true,
      message: true,
      readAt: true,
      deletedAt: true,
      createdAt: true,
      contentHash: DERIVED,
    },
    more: { profile: profileOf(candidateMessages.candidateId) },
    purged: true,
  }),
  part({
    name: 'messagesSent',
    about: 'I messaggi scritti ai profili con il tuo indirizzo confermato.',
    table: candidateMessages,
    rows: ({ emails }) => sql`${candidateMessages.email} IN ${emails}`,
    columns: {
      id: KEY,
      publicId: true,
      candidateId: KEY,
      name: true,
      email: true,
      message: true,
      readAt: 'when the recipient read it, which they alone know',
      deletedAt: 'whether the recipient keeps it, which they alone know',
      createdAt: true,
      contentHash: DERIVED,
    },
    more: { profile: profileOf(candidateMessages.candidateId) },
    purged: 'the recipient’s, who has read them and may want to answer: kept for twelve months like every message',
  }),
];
