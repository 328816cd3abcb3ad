import { env } from 'cloudflare:workers';
import { ago, DAY, digest, type Row } from './of-their-time.ts';
import { CANDIDATES, JOBS } from './offers-of-their-time.ts';

/** Of every account below. */
export const PASSWORD = 'una-parola-di-quel-tempo';
/** As `hashPassword` has written it since there are passwords. */
const PASSWORD_HASH = '$scrypt$ln=14,r=8,p=5$1Ii3uXbiwZ0lF/+k9WvcFA$WbjbE99JG7YcM+NjgTgZKMuHuVh/8gu8HIpMMdvH7SI';

/** Rows of each table that code has ever written itself, parents first: a column that is not there yet is left out. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  users: [
    { id: 1, public_id: 'azienda1', name: "Ditta dell'Oglio", email: 'azienda@example.org', role: 'employer' },
    { id: 2, public_id: 'persona2', name: 'Ada Ò', email: 'ada@example.org', role: 'user', email_verified_at: ago(30) },
    { id: 3, public_id: 'admin3', name: 'Redazione', email: 'admin@example.org', role: 'admin' },
    { id: 4, public_id: 'via4', name: 'Via', email: 'via@example.org', role: 'user', deleted_at: ago(1) },
    {
      id: 5,
      public_id: 'sospeso5',
      name: 'S',
      email: 's@example.org',
      role: 'user',
      suspended_at: ago(1),
      suspended_reason: 'Prova.',
    },
  ].map((row) => ({ password_hash: PASSWORD_HASH, token_version: row.id, created_at: ago(40), ...row })),
  sessions: [
    {
      id: 7,
      public_id: 'sessione',
      user_id: 2,
      device: 'Firefox su Linux',
      created_at: ago(2),
      last_seen_at: ago(1),
      expires_at: ago(-6),
    },
  ],
  email_links: [
    { id: 1, user_id: 1, email: 'nuova@example.org', token_hash: digest('a'), expires_at: ago(-1), used_at: null },
  ],
  password_resets: [
    { id: 1, user_id: 2, token_hash: digest('b'), expires_at: ago(-1), used_at: ago(0) },
    { id: 2, user_id: null, token_hash: digest('c'), expires_at: ago(-1), used_at: null },
  ],
  passkeys: [
    {
      id: 1,
      public_id: 'chiave1',
      user_id: 2,
      credential_id: 'Y3JlZA',
      public_key: 'a2V5',
      counter: 3,
      transports: '["usb"]',
      device_type: 'singleDevice',
      backed_up: 0,
      name: 'Chiave',
      created_at: ago(4),
      last_used_at: null,
    },
  ],
  used_challenges: [{ hash: digest('d'), expires_at: ago(-1) }],
  jobs: JOBS,
  job_views: [{ job_id: 1, day: '2026-10-01', views: 12 }],
  applications: [
    {
      id: 1,
      public_id: 'candidatura1',
      job_id: 1,
      user_id: 2,
      message: "L'ho letta;\nsì.",
      created_at: ago(5),
      status: 'answered',
      status_at: ago(3),
      answered_at: ago(3),
      cv_key: 'cv/uno',
      cv_name: 'cv.pdf',
      cv_type: 'application/pdf',
      cv_size: 2,
    },
    {
      id: 2,
      public_id: 'candidatura2',
      job_id: 2,
      user_id: 2,
      message: null,
      created_at: ago(4),
      status: 'sent',
      deleted_at: ago(1),
    },
  ],
  application_events: [
    { id: 1, application_id: 1, status: 'sent', created_at: ago(5) },
    { id: 2, application_id: 1, status: 'answered', created_at: ago(3) },
    { id: 3, application_id: 2, status: 'sent', created_at: ago(4) },
  ],
  employer_answers: [{ user_id: 1, received: 5, answered: 4, half_within_ms: DAY }],
  candidates: CANDIDATES,
  candidate_messages: [
    {
      id: 1,
      public_id: 'messaggio1',
      candidate_id: 1,
      name: 'Ditta',
      email: 'azienda@example.org',
      message: 'Buongiorno',
      created_at: ago(2),
      content_hash: digest('g'),
      read_at: ago(1),
    },
  ],
  candidate_blocks: [
    { id: 1, public_id: 'blocco1', candidate_id: 1, kind: 'company', value: 'Ditta', key: 'ditta', created_at: ago(1) },
  ],
  blocked_senders: [
    { id: 1, public_id: 'zitto1', owner_id: 2, candidate_id: null, email: 'x@example.org', created_at: ago(1) },
  ],
  contact_messages: [
    {
      id: 1,
      public_id: 'contatto1',
      name: 'Ada',
      email: 'ada@example.org',
      subject: 'Aiuto',
      message: 'Ciao',
      created_at: ago(9),
      content_hash: null,
    },
  ],
  outbox: [
    {
      id: 1,
      cause: 'application:1',
      recipient: 'azienda@example.org',
      subject: 'Candidatura',
      body_text: 'Testo',
      body_html: '<p>Testo</p>',
      status: 'sent',
      attempts: 1,
      created_at: ago(5),
      next_attempt_at: ago(5),
      sent_at: ago(5),
    },
    {
      id: 2,
      cause: 'application:2',
      recipient: 'azienda@example.org',
      subject: 'Candidatura',
      body_text: 'Testo',
      body_html: '<p>Testo</p>',
      status: 'waiting',
      attempts: 2,
      created_at: ago(0),
      next_attempt_at: ago(0),
      sent_at: null,
      reply_to: 'ada@example.org',
      failure: 'E_LIMIT',
    },
  ],
  alert_addresses: [{ id: 1, public_id: 'indirizzo1', email: 'ada@example.org', digested_on: '2026-10-01' }],
  alerts: [
    {
      id: 1,
      public_id: 'avviso1',
      address_id: 1,
      search: '{"v":1,"town":"breno"}',
      since: ago(8),
      confirmed_at: ago(8),
      ends_at: ago(-300),
    },
  ],
  newsletter_subscribers: [
    {
      id: 1,
      public_id: 'lettera1',
      email: 'ada@example.org',
      confirmed_at: ago(8),
      sent_through: '2026-09',
      issued_in: '2026-10',
    },
  ],
  reports: [
    {
      id: 1,
      public_id: 'segnalazione1',
      target_kind: 'job',
      target_id: 'offerta1',
      reason: 'truffa',
      text: 'Perché…',
      email: null,
      open_key: 'job:offerta1',
      created_at: ago(1),
    },
  ],
  moderation_log: [
    {
      id: 1,
      public_id: 'registro1',
      admin_id: 3,
      admin_name: 'Redazione',
      action: 'hide',
      target_kind: 'job',
      target_id: 'offerta6',
      reason: 'Prova.',
      created_at: ago(1),
    },
  ],
  search_counts: [{ kind: 'jobs', day: '2026-10-01', words: 'cuoca', town: '', found: 1, count: 3 }],
  daily_counts: [{ day: '2026-10-01', key: 'publish:1', count: 2 }],
};

/** Tables that no code has ever written by itself: triggers and crons do. */
const KEPT =
  /^(d1_migrations|job_(search|facet_counts|counters|counts|cells|sorted|windows|words)|(company_)?candidate_(search|cells|counts|words)|search_vocabulary)$/;

export type WrittenTable = { readonly name: string; readonly columns: readonly string[] };

/**
 * Fills every table that there is after so many migrations with what the code of that time wrote.
 * @returns what was written
 */
export async function writeRowsOfTheirTime(migrations: number): Promise<WrittenTable[]> {
  const { results: tables } = await env.DB.prepare(
    "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual') AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'",
  ).all<{ name: string }>();
  const there = new Set(tables.map(({ name }) => name).filter((name) => !KEPT.test(name)));
  const unknown = [...there].filter((name) => !(name in ROWS));
  if (unknown.length > 0) throw new Error(`rows-of-their-time: rows of ${unknown} are missing`);
  const written: WrittenTable[] = [];
  for (const [name, rows] of Object.entries(ROWS)) {
    if (!there.has(name)) continue;
    const { results: info } = await env.DB.prepare(`PRAGMA table_info(${name})`).all<{ name: string }>();
    const columns = info.map((column) => column.name);
    for (const row of rows) await write(name, row, { columns, migrations });
    written.push({ name, columns });
  }
  return written;
}

async function write(table: string, row: Row, { columns, migrations }: { columns: string[]; migrations: number }) {
  const given = Object.entries(row).filter(([column]) => columns.includes(column));
  const names = given.map(([column]) => column);
  await env.DB.prepare(`INSERT INTO ${table} (${names}) VALUES (${names.map(() => '?')})`)
    .bind(...given.map(([, value]) => (typeof value === 'function' ? value(migrations) : value)))
    .run();
}
