import type { Session } from '../../shared/accounts.ts';
import { DAY_MS, romeDay } from '../../shared/dates.ts';
import { ADMIN_PASSKEY_SQL, ADMINISTRATION_SQL } from './administration.ts';
import { tokenOf } from './tokens.ts';

const now = Date.now();

/** An offer that ended: the API can only publish open ones, so this one comes with the database. */
export const EXPIRED_OFFER = { id: 'offerta-scaduta', title: 'Raccolta mele, stagione passata' } as const;

const ended = now - 40 * DAY_MS;

/** Statements that put the offer and its owner, who cannot log in, into an empty database. */
const EXPIRED_OFFER_SQL = `
  INSERT INTO users (public_id, name, email, password_hash, created_at)
  VALUES ('frutteto', 'Frutteto di prova', 'frutteto@example.org', 'none', ${ended});
  INSERT INTO jobs (public_id, owner_id, status, title, company_name, location, category, type, experience, contract, description,
    town, posted_at, valid_through, updated_at, title_key, location_key, codes)
  SELECT '${EXPIRED_OFFER.id}', id, 'expired', '${EXPIRED_OFFER.title}', 'Frutteto di prova', 'Berzo Inferiore', 'Altro', 'Stagionale',
    'No esperienza', 'Contratto stagionale', 'La raccolta è finita.', 'berzo-inferiore', ${ended}, ${ended + 30 * DAY_MS}, ${ended},
    'raccolta mele stagione passata', 'berzo inferiore', 'c10t3k3e1p'
  FROM users WHERE public_id = 'frutteto';
`;

/** Statements with the figures of the last thirteen days, without the one a week ago, which no night has counted. */
const NIGHTS_SQL = `
  INSERT INTO daily_counts (day, key, count)
  VALUES ${[13, 12, 11, 10, 9, 8, 6, 5, 4, 3, 2, 1]
    .flatMap((ago) =>
      Object.entries({
        offers: ago % 4,
        applications: (ago * 7) % 11,
        registrations: ago % 3,
        mailsSent: 90 + ago,
        mailsUndelivered: ago % 5 === 0 ? 1 : 0,
      }).map(([figure, count]) => `('${romeDay(new Date(), -ago)}', 'figure:${figure}', ${count})`),
    )
    .join(', ')};
`;

/** Employer of an offer with applications of every kind: those without an account and those of weeks ago come with the database. */
type Receiver = { readonly id: string; readonly offer: string; readonly title: string };

/** The first is looked at only; a journey answers the applications of the second. */
export const RECEIVERS = {
  shown: { id: 'riceve-guarda', offer: 'offerta-ricevute', title: 'Aiuto in cucina, da guardare' },
  answering: { id: 'riceve-risponde', offer: 'offerta-risposte', title: 'Aiuto in cucina, da rispondere' },
} as const satisfies Readonly<Record<string, Receiver>>;

export const receiverSession = async ({ id }: Receiver): Promise<Session> => ({
  token: await tokenOf(id, `sessione-${id}`),
  user: { id, name: 'Trattoria Al Ponte', role: 'employer' },
});

/** Address of one of the applicants. */
export const applicantEmail = ({ id }: Receiver, name: 'ida' | 'tea' | 'piero'): string => `${name}-${id}@example.org`;

export const PHONE = '+393331234567';

const TICKS = JSON.stringify([
  { what: 'Patente B', preferred: false, has: true },
  { what: 'HACCP', preferred: false, has: true },
  { what: 'Esperienza in cucina', preferred: false, has: true },
  { what: 'Tedesco A2', preferred: true, has: false },
]);
const ANSWERS = JSON.stringify([{ question: 'inizio', answer: 'Da lunedì prossimo' }]);

function sqlOf(receiver: Receiver): string {
  const { id, offer, title } = receiver;
  const apply = (
    name: string,
    columns: { email?: string; phone?: string; daysAgo: number; status?: string; stated?: true },
  ) => {
    const { email, phone, daysAgo, status = 'sent', stated } = columns;
    const at = now - daysAgo * DAY_MS;
    const text = (value: string | undefined) => (value === undefined ? 'NULL' : `'${value}'`);
    const key = `${id.slice(-4)}-${name.split(' ')[0]?.toLowerCase()}`.replace('-', '');
    return `
  INSERT INTO applications (public_id, job_id, name, email, phone, delivered_at, ticks, answers, status, status_at, message, created_at)
  SELECT '${key}', id, '${name}', ${text(email)}, ${text(phone)}, ${at}, '${stated ? TICKS : '[]'}', '${stated ? ANSWERS : '[]'}', '${status}', ${at},
    ${stated ? "'Buongiorno, abito qui vicino.'" : 'NULL'}, ${at} FROM jobs WHERE public_id = '${offer}';
  INSERT INTO application_events (application_id, status, created_at)
  SELECT id, 'sent', ${at} FROM applications WHERE public_id = '${key}';`;
  };
  const posted = now - 25 * DAY_MS;
  return `
  INSERT INTO users (public_id, name, email, password_hash, role, email_verified_at, created_at)
  VALUES ('${id}', 'Trattoria Al Ponte', '${id}@example.org', 'none', 'employer', ${posted}, ${posted});
  INSERT INTO sessions (public_id, user_id, device, created_at, last_seen_at, expires_at)
  SELECT 'sessione-${id}', id, 'Firefox su Linux', ${now}, ${now}, ${now + 365 * DAY_MS} FROM users WHERE public_id = '${id}';
  INSERT INTO jobs (public_id, owner_id, status, owner_status, title, company_name, location, category, type, experience, contract,
    description, posted_at, valid_through, updated_at, title_key, location_key, codes)
  SELECT '${offer}', id, 'paused', 'paused', '${title}', 'Trattoria Al Ponte', 'Valle di Saviore', 'Ristorazione', 'Stagionale',
    'No esperienza', 'Contratto stagionale', 'Lavaggio e preparazioni.', ${posted}, ${now + 5 * DAY_MS}, ${posted},
    'aiuto in cucina', 'valle di saviore', '' FROM users WHERE public_id = '${id}';
${apply('Tea Rizzi', { email: applicantEmail(receiver, 'tea'), daysAgo: 20, status: 'read' })}
${apply('Piero Salvetti', { email: applicantEmail(receiver, 'piero'), daysAgo: 3, status: 'read' })}
${apply('Ida Gelmi', { email: applicantEmail(receiver, 'ida'), phone: PHONE, daysAgo: 2, stated: true })}
${apply('Ugo Fenaroli', { phone: PHONE, daysAgo: 1 })}`;
}

/** Lets every write be published at once: KV takes one a second, the simulator's any number, and journeys would wait for their turn. */
const NO_TURNS_SQL = `
  CREATE TRIGGER no_turns AFTER UPDATE OF taken_at ON shown_versions WHEN new.taken_at > 0
  BEGIN UPDATE shown_versions SET taken_at = 0; END;`;

/** Statements that put all of this, and the administration, into an empty database: what the API cannot make. */
export const SEED_SQL = [
  NO_TURNS_SQL,
  EXPIRED_OFFER_SQL,
  ADMINISTRATION_SQL,
  ADMIN_PASSKEY_SQL,
  NIGHTS_SQL,
  ...Object.values(RECEIVERS).map(sqlOf),
].join('\n');
