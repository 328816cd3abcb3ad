import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { inRoot } from '../../scripts/lib/run.mjs';
import { pagePath } from '../../shared/paths.ts';
import { PARTS } from '../../worker/db/personal-data/registry.ts';
import { ADMIN } from '../e2e/administration.ts';

const REPORTS = inRoot('node_modules', '.cache', 'test-reports');
const SERVER_LOG = 'e2e-server.log';
const TRACES = join(REPORTS, 'e2e-traces.json');

/** Content of the provoked request of a run (test/e2e/provoke-error.ts). */
export const PROVOKED = {
  id: '8f3a-errore-provocato',
  email: 'errore.provocato@example.org',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJwcm92b2NhdG8ifQ.provocato-provocato-provocato-provocato-123',
  network: '203.0.113.77',
  agent: 'BrowserProvocato/77',
} as const;

/** Columns of the registry whose texts everybody reads, or that name a row, a place or a state. Every other one is private. */
const PUBLIC_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  '*': ['public_id', 'status', 'owner_status', 'town', 'location', 'location_key', 'title', 'title_key', 'codes'],
  users: ['role'],
  sessions: ['device'],
  passkeys: ['transports', 'device_type', 'name'],
  jobs: [
    'employer_kind',
    'company_name',
    'category',
    'type',
    'experience',
    'contract',
    'description',
    'salary_period',
    'start_date',
    'needed_from',
    'needed_until',
    'licence',
    'questions',
  ],
  employer_pages: ['slug', 'name', 'name_key', 'kind', 'category', 'text', 'directions', 'website', 'confirmed_domain'],
  job_views: ['day'],
  applications: ['cv_type', 'reason', 'language', 'ended_by'],
  conversation_lines: ['side', 'kind'],
  interviews: ['state', 'outcome'],
  stored_applications: ['cv_type'],
  members: ['role'],
  member_audit: ['deed', 'target'],
  candidates: ['audience', 'skills'],
  candidate_blocks: ['kind'],
  outbox: ['cause', 'failure', 'priority', 'subject'],
  alert_addresses: ['digested_on'],
  push_subscriptions: ['topics'],
  pushes: ['kind', 'cause', 'path', 'day'],
  reports: ['target_kind', 'target_id', 'reason', 'closed_by'],
  moderation_log: ['action', 'target_kind', 'target_id', 'admin_name'],
};

/** The private columns of every table that holds something about people, by the registry: a new one is searched for by itself. */
const privateColumns = (): [table: string, column: string][] =>
  [...new Set(PARTS.map(({ table }) => table))].flatMap((table) => {
    const name = getTableName(table);
    const known = [...(PUBLIC_COLUMNS['*'] ?? []), ...(PUBLIC_COLUMNS[name] ?? [])];
    return Object.values(getTableColumns(table))
      .filter(({ columnType, name: column }) => columnType.startsWith('SQLiteText') && !known.includes(column))
      .map((column): [string, string] => [name, column.name]);
  });

/** Shorter texts are part of words by chance. */
const SHORTEST = 8;
/** Within one line: of two lines no log has a number. */
const PHONE = /(?:\+39|0039)?[ .]?3\d{2}[ .-]?\d{3}[ .-]?\d{3,4}/g;
const TOKEN = /[#?&]token=([\w.-]{6,})/g;
/** How the journeys write a password: in a field, or in a body. */
const PASSWORD = /assword[^\n]{0,40}?(?:fill\(|: ?)['"`]([^'"`$]{8,})['"`]/g;

/** Personal texts that a run of the browser tests used, by kind. */
export type Traces = Readonly<Record<'addresses' | 'texts' | 'phones' | 'tokens' | 'passwords', readonly string[]>>;

/** Drops bare links, as the server's own address is in its log: the secret part of a link is its token. */
const unique = (values: readonly string[]): string[] => [
  ...new Set(
    values.map((value) => value.trim()).filter((value) => value.length >= SHORTEST && !value.startsWith('http')),
  ),
];
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([whole, group]) => group ?? whole);

/** Output of a server of the browser tests, from its start to its end. @param folder of the server */
export const serverLog = (folder: string): string => join(folder, SERVER_LOG);

/**
 * Collects what the tests have used from what they left: the databases, the mails, and the passwords in their own sources.
 * @param folders of the servers; these have not ended, as the mails go with them
 */
export async function writeTraces(folders: readonly string[]): Promise<void> {
  const stored = folders.flatMap((folder) => storedTexts(join(folder, 'state')));
  const mailboxes = folders.map((folder) => join(folder, 'dist', 'lavoro_in_valle', '.wrangler', 'tmp', 'email'));
  const mails = (await Promise.all(mailboxes.map((mailbox) => textsOf('**/email-text/*.txt', mailbox))))
    .flat()
    .join('\n');
  const sources = (await textsOf('*.ts', inRoot('test', 'e2e'))).join('\n');
  const { email, token, network, agent } = PROVOKED;
  const isAddress = (text: string) => text.includes('@');
  const traces: Traces = {
    addresses: unique([...stored.filter(isAddress), email]),
    // Each line by itself: a log has no line of two.
    texts: unique([...stored.filter((text) => !isAddress(text)).flatMap((text) => text.split('\n')), network, agent]),
    phones: unique(matches([...stored, mails].join('\n'), PHONE)),
    tokens: unique([...matches(mails, TOKEN), token]),
    // Not the one that is a word of an address.
    passwords: unique([...matches(sources, PASSWORD), ADMIN.password]).filter(
      (password) => !pagePath.forgotPassword().includes(password),
    ),
  };
  await mkdir(REPORTS, { recursive: true });
  await writeFile(TRACES, JSON.stringify(traces));
}

/** Keeps the output of the servers, once they have ended. */
export async function keepLogs(folders: readonly string[]): Promise<void> {
  const logs = await Promise.all(folders.map((folder) => textsOf(SERVER_LOG, folder)));
  await mkdir(REPORTS, { recursive: true });
  await writeFile(join(REPORTS, SERVER_LOG), logs.flat().join('\n'));
}

function storedTexts(state: string): string[] {
  const [file] = globSync('v3/d1/*/*.sqlite', { cwd: state }).filter((name) => !name.endsWith('metadata.sqlite'));
  if (file === undefined) throw new Error('The run has left no database');
  // The server still writes what it has gathered.
  const database = new DatabaseSync(join(state, file), { readOnly: true, timeout: 60_000 });
  try {
    return privateColumns().flatMap(([table, column]) =>
      database
        .prepare(`SELECT DISTINCT ${column} AS value FROM ${table} WHERE ${column} IS NOT NULL`)
        .all()
        .map(({ value }) => String(value)),
    );
  } finally {
    database.close();
  }
}

function textsOf(pattern: string, folder: string): Promise<string[]> {
  return Promise.all(globSync(pattern, { cwd: folder }).map((file) => readFile(join(folder, file), 'utf8')));
}

/** Personal texts of the last run of the browser tests. */
export async function readTraces(): Promise<Traces> {
  if (!existsSync(TRACES)) throw new Error('No browser tests have run: `npm test` runs them first');
  return JSON.parse(await readFile(TRACES, 'utf8'));
}

/** The logs of that run. */
export const readLog = (): Promise<string> => readFile(join(REPORTS, SERVER_LOG), 'utf8');
