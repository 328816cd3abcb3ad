import type { Session } from '../../shared/accounts.ts';
import { DAY_MS } from '../../shared/dates.ts';
import { tokenOf } from './tokens.ts';

/** An offer that ended: the API can only publish open ones, so this one comes with the database. */
export const EXPIRED_OFFER = { id: 'offerta-scaduta', title: 'Raccolta mele, stagione passata' } as const;

/** Another, which one journey renews. */
export const ENDED_OFFER = { id: 'offerta-da-rinnovare', title: 'Potatura delle viti' } as const;

const OWNER = { publicId: 'frutteto', name: 'Frutteto di prova', session: 'sessione-frutteto' } as const;

/** Owner of both offers, signed in: an account without a password. */
export const endedOfferOwner = async (): Promise<Session> => ({
  token: await tokenOf(OWNER.publicId, OWNER.session),
  user: { id: OWNER.publicId, name: OWNER.name, role: 'employer' },
});

const posted = Date.now() - 40 * DAY_MS;
const columns = {
  owner_id: 1,
  status: 'expired',
  company_name: OWNER.name,
  location: 'Berzo Inferiore',
  category: 'Altro',
  type: 'Stagionale',
  experience: 'No esperienza',
  contract: 'Contratto stagionale',
  // Without pay an offer of employment is not renewed.
  salary_min: 1300,
  salary_period: 'mese',
  description: 'La raccolta è finita.',
  town: 'berzo-inferiore',
  posted_at: posted,
  valid_through: posted + 30 * DAY_MS,
  updated_at: posted,
  location_key: 'berzo inferiore',
  codes: 'c10t3k3e1p',
} as const;

const literal = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;

const insert = (table: string, row: Readonly<Record<string, string | number>>): string =>
  `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).map(literal).join(', ')});`;

const offerRow = ({ id, title }: { id: string; title: string }) =>
  insert('jobs', { ...columns, public_id: id, title, title_key: title.toLowerCase().replace(',', '') });

/** Statements that put the offers and their owner into an empty database. */
export const EXPIRED_OFFER_SQL = [
  insert('users', {
    public_id: OWNER.publicId,
    name: OWNER.name,
    email: 'frutteto@example.org',
    password_hash: 'none',
    created_at: posted,
  }),
  insert('sessions', {
    public_id: OWNER.session,
    user_id: 1,
    device: 'Firefox su Linux',
    created_at: posted,
    last_seen_at: posted,
    expires_at: posted + 365 * DAY_MS,
  }),
  offerRow(EXPIRED_OFFER),
  offerRow(ENDED_OFFER),
].join('\n');
