/** An offer that ended: the API can only publish open ones, so this one comes with the database. */
export const EXPIRED_OFFER = { id: 'offerta-scaduta', title: 'Raccolta mele, stagione passata' } as const;

const DAY_MS = 86_400_000;
const posted = Date.now() - 40 * DAY_MS;
const columns = {
  public_id: EXPIRED_OFFER.id,
  owner_id: 1,
  status: 'expired',
  title: EXPIRED_OFFER.title,
  company_name: 'Frutteto di prova',
  location: 'Berzo Inferiore',
  category: 'Altro',
  type: 'Stagionale',
  experience: 'No esperienza',
  contract: 'Contratto stagionale',
  description: 'La raccolta è finita.',
  town: 'berzo-inferiore',
  posted_at: posted,
  valid_through: posted + 30 * DAY_MS,
  updated_at: posted,
  title_key: 'raccolta mele stagione passata',
  location_key: 'berzo inferiore',
  facets: '',
} as const;

const literal = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;

/** Statements that put the offer and its owner, who cannot log in, into an empty database. */
export const EXPIRED_OFFER_SQL = `
  INSERT INTO users (public_id, name, email, password_hash, created_at)
  VALUES ('frutteto', 'Frutteto di prova', 'frutteto@example.org', 'none', ${posted});
  INSERT INTO jobs (${Object.keys(columns).join(', ')}) VALUES (${Object.values(columns).map(literal).join(', ')});
`;
