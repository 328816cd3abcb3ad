import { purgeDate } from '../../shared/account-state.ts';
import type { AccountExport, Device, OwnAccount } from '../../shared/accounts.ts';
import type { Passkey } from '../../shared/passkeys.ts';
import { SITE_NAME } from '../../shared/site.ts';
import type { PersonalRows } from '../db/personal-data/registry.ts';
import type { PasskeyRow, SessionRow, UserRow } from '../db/tables/accounts.ts';

export const toOwnAccount = (row: UserRow): OwnAccount => ({
  id: row.publicId,
  name: row.name,
  email: row.email,
  role: row.role,
  emailVerified: row.emailVerifiedAt !== null,
  mailRefusedAt: row.mailRefusedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  suspended: row.suspendedAt && { since: row.suspendedAt.toISOString(), reason: row.suspendedReason },
  purgedAt: row.deletedAt && purgeDate(row.deletedAt).toISOString(),
  proposals: !row.unproposed,
});

/** A session as its owner sees it. @param current public id of the session that asks */
export const toDevice = ({ publicId, device, createdAt, lastSeenAt }: SessionRow, current: string): Device => ({
  id: publicId,
  device,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  current: publicId === current,
});

export const toPasskey = ({ publicId, name, createdAt, lastUsedAt, backedUp }: PasskeyRow): Passkey => ({
  id: publicId,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  synced: backedUp,
});

const NOTES = [
  'Qui c’è tutto quello che teniamo su di te. Gli orari sono in UTC (ISO 8601).',
  'Mancano solo le impronte che servono a far funzionare il sito (password, link, chiavi) e quello che ne ricaviamo per ordinare e cercare.',
  'Quello che è legato solo al tuo indirizzo email, e non all’account, c’è se l’indirizzo è confermato: chiunque può scrivere l’indirizzo di un’altra persona.',
];

export const toExport = (data: readonly PersonalRows[], now: Date): AccountExport => ({
  site: SITE_NAME,
  exportedAt: now.toISOString(),
  notes: NOTES,
  sections: Object.fromEntries(data.map(({ part: { name, about }, rows }) => [name, { about, rows: [...rows] }])),
});
