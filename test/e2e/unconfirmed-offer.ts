import { DAY_MS } from '../../shared/dates.ts';
/** An open offer of ten days ago: the API can only publish new ones, so this one comes with the database. */
export const UNCONFIRMED_OFFER = {
  id: 'offerta-da-confermare',
  title: 'Pastore/a in malga',
  email: 'malga@example.org',
} as const;

const posted = Date.now() - 10 * DAY_MS;

/** Statements that put the offer and its owner, who cannot log in, into a database. */
export const UNCONFIRMED_OFFER_SQL = `
  INSERT INTO users (public_id, name, email, password_hash, email_verified_at, created_at)
  VALUES ('malga', 'Malga di prova', '${UNCONFIRMED_OFFER.email}', 'none', ${posted}, ${posted});
  INSERT INTO jobs (public_id, owner_id, title, company_name, location, category, type, experience, contract, description,
    town, posted_at, valid_through, updated_at, title_key, location_key, codes)
  SELECT '${UNCONFIRMED_OFFER.id}', id, '${UNCONFIRMED_OFFER.title}', 'Malga di prova', 'Valle di Saviore', 'Altro', 'Stagionale',
    'No esperienza', 'Contratto stagionale', 'Con le capre.', NULL, ${posted}, ${posted + 30 * DAY_MS}, ${posted},
    'pastore a in malga', 'valle di saviore', 'c10t3k3e1u'
  FROM users WHERE public_id = 'malga';
`;
