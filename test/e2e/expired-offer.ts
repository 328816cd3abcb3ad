import { DAY_MS } from '../../shared/dates.ts';

/** An offer that ended: the API can only publish open ones, so this one comes with the database. */
export const EXPIRED_OFFER = { id: 'offerta-scaduta', title: 'Raccolta mele, stagione passata' } as const;

const posted = Date.now() - 40 * DAY_MS;

/** Statements that put the offer and its owner, who cannot log in, into an empty database. */
export const EXPIRED_OFFER_SQL = `
  INSERT INTO users (public_id, name, email, password_hash, created_at)
  VALUES ('frutteto', 'Frutteto di prova', 'frutteto@example.org', 'none', ${posted});
  INSERT INTO jobs (public_id, owner_id, status, title, company_name, location, category, type, experience, contract, description,
    town, posted_at, valid_through, updated_at, title_key, location_key, codes)
  SELECT '${EXPIRED_OFFER.id}', id, 'expired', '${EXPIRED_OFFER.title}', 'Frutteto di prova', 'Berzo Inferiore', 'Altro', 'Stagionale',
    'No esperienza', 'Contratto stagionale', 'La raccolta è finita.', 'berzo-inferiore', ${posted}, ${posted + 30 * DAY_MS}, ${posted},
    'raccolta mele stagione passata', 'berzo inferiore', 'c10t3k3e1p'
  FROM users WHERE public_id = 'frutteto';
`;
