import { env } from 'cloudflare:workers';
import { NOT_PERSONAL } from '../db/personal-data/registry.ts';
import type { UserRow } from '../db/tables/accounts.ts';
import type { ApplicationRow } from '../db/tables/applications.ts';
import type { CandidateRow } from '../db/tables/candidates.ts';
import { conversationLines } from '../db/tables/conversations.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { type DatabaseTable, databaseTables, type TableColumn } from './database-tables.ts';
import { insertOne, makeApplication, makeJob, uniqueWord } from './factories.ts';
import { makeCandidate } from './make-candidate.ts';
import { makeEmployerPage } from './make-employer-page.ts';

/** Traces of a person on the site; `word` is in every text of them. */
export type Traces = {
  readonly person: UserRow;
  readonly word: string;
  readonly job: JobRow;
  readonly candidate: CandidateRow;
  /** Sent by them, with a CV in the bucket. */
  readonly application: ApplicationRow;
  readonly file: string;
  /** Sent to them by somebody else. */
  readonly received: ApplicationRow;
};

/** Rows of `person` in every table of the database, known to this file or not. */
export async function leaveTraces(person: UserRow): Promise<Traces> {
  const word = uniqueWord();
  const file = `cv/${word}`;
  await env.CV_FILES.put(file, 'CV');
  const job = await makeJob({ ownerId: person.id, title: `Offerta ${word}`, description: word });
  const candidate = await makeCandidate({ ownerId: person.id, name: word, title: word, experience: word });
  const application = await makeApplication({
    userId: person.id,
    message: word,
    cvKey: file,
    cvName: `${word}.pdf`,
    cvType: 'application/pdf',
    cvSize: 2,
  });
  const page = await makeEmployerPage({ ownerId: person.id, hiddenAt: new Date(), text: word, directions: word });
  const received = await makeApplication({ jobId: job.id, message: word });
  const line = { applicationId: application.id, kind: 'page', text: word } as const;
  await insertOne(conversationLines, { ...line, side: 'applicant' });
  await insertOne(conversationLines, { ...line, side: 'employer' });
  const keys: Record<string, number> = {
    users: person.id,
    jobs: job.id,
    candidates: candidate.id,
    applications: application.id,
    employer_pages: page.id,
  };
  const tables = await databaseTables();
  const insert = async (table: DatabaseTable): Promise<void> => {
    if (table.isIndex || table.name in NOT_PERSONAL || table.name in keys) return;
    // Rows that others refer to come first.
    for (const parent of tables) if ([...table.references.values()].includes(parent.name)) await insert(parent);
    keys[table.name] = await insertTrace(table, { keys, email: person.email, word });
  };
  for (const table of tables) await insert(table);
  return { person, word, job, candidate, application, file, received };
}

type Trace = { readonly keys: Readonly<Record<string, number>>; readonly email: string; readonly word: string };

async function insertTrace(table: DatabaseTable, trace: Trace): Promise<number> {
  const columns = table.columns.filter(({ name, pk }) => name !== 'id' || pk === 0);
  const names = columns.map(({ name }) => name);
  const { meta } = await env.DB.prepare(`INSERT INTO ${table.name} (${names}) VALUES (${names.map(() => '?')})`)
    .bind(...columns.map((column) => valueFor(column, table, trace)))
    .run();
  return meta.last_row_id;
}

const BY_NAME: Readonly<Record<string, string>> = {
  user_id: 'users',
  owner_id: 'users',
  job_id: 'jobs',
  candidate_id: 'candidates',
  application_id: 'applications',
};

/** A key of the person's where the column holds one, their address where it holds one, else what fits its type. */
function valueFor({ name, type }: TableColumn, { references }: DatabaseTable, { keys, email, word }: Trace) {
  const target = references.get(name) ?? BY_NAME[name];
  if (target !== undefined && keys[target] !== undefined) return keys[target];
  if (/^(email|recipient|reply_to)$/.test(name)) return email;
  // Far away, so that nothing is purged for its age.
  if (/_(at|until)$|^expires/.test(name)) return Date.now() + 30 * 86_400_000;
  // Columns of JSON in tables that are filled here.
  if (name === 'times') return JSON.stringify([`${word} ${name}`]);
  if (name === 'topics') return JSON.stringify([{ kind: `${word} ${name}` }]);
  return type.toUpperCase() === 'TEXT' ? `${word} ${name}` : 1;
}
