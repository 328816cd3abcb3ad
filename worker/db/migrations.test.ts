import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { reindex } from '../reindex.ts';
import { expectCached } from '../testing/expect-sound.ts';
import { makeJob, testDb, uniqueWord } from '../testing/factories.ts';
import { freshStorage } from '../testing/forget-copies.ts';
import { asVisitor } from '../testing/requests.ts';

test('an empty database answers, and has nothing to put right', async () => {
  await freshStorage();
  const requested = async (path: string): Promise<unknown> => {
    const answer = await asVisitor.get(path);
    expect(answer.status, path).toBe(200);
    return answer.json();
  };
  await expect(requested('/api/health')).resolves.toMatchObject({ status: 'ok' });
  await expect(requested('/api/jobs')).resolves.toEqual([]);
  await expect(requested('/api/candidates')).resolves.toEqual([]);
  await expect(reindex(testDb())).resolves.toEqual({
    jobs: { rows: 0, changed: 0 },
    candidates: { rows: 0, changed: 0 },
  });
});

/** Statements of today's index of offers as a migration writes them again, with one more column that is searched. */
async function withAgreements(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT type, name, sql FROM sqlite_schema WHERE sql LIKE 'CREATE%' AND (name IN ('job_search_rows', 'job_search', 'job_words') OR type = 'trigger' AND tbl_name = 'jobs' AND sql LIKE '%job_search%') ORDER BY rowid",
  ).all<{ type: string; name: string; sql: string }>();
  expect(results.map(({ name }) => name)).toEqual([
    'job_search_rows',
    'job_search',
    ...['jobs_inserted', 'jobs_deleted', 'jobs_updated'],
    'job_words',
  ]);
  const made = results.map(({ sql }) =>
    sql
      .replace('AS description\n', 'AS description, agreement\n')
      .replaceAll('category, description,\n', 'category, description, agreement,\n')
      .replaceAll('category, description)', 'category, description, agreement)')
      .replaceAll('coalesce(old.description_key, old.description)', '$&, old.agreement')
      .replace('UPDATE OF ', '$&agreement, ')
      .replaceAll('(old.status,', '(old.agreement, old.status,')
      .replaceAll('(new.status,', '(new.agreement, new.status,'),
  );
  const dropped = results.toReversed().map(({ type, name }) => `DROP ${type} ${name}`);
  return [...dropped, ...made, "INSERT INTO job_search (job_search) VALUES ('rebuild')"];
}

test('an index gets another column in one migration, and every search of the code before it finds what it found', async () => {
  await freshStorage();
  const [before, after, agreement] = [uniqueWord(), uniqueWord(), uniqueWord()];
  const found = async (title: string) => {
    const answer = await asVisitor.get(`/api/jobs?search=${title}`);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { title: string }[]).map((job) => job.title);
  };
  const stillFound = async (work: Promise<unknown>) => {
    let isDone = false;
    const done = work.finally(() => (isDone = true));
    do expect(await found(before)).toEqual([before]);
    while (!isDone);
    return done;
  };
  const findsAgreement = async () =>
    env.DB.prepare('SELECT count(*) AS found FROM job_search WHERE job_search MATCH ?')
      .bind(`agreement : ${agreement}`)
      .first('found');

  for (let more = 0; more < 40; more++) await makeJob({ description: 'Altro', agreement });
  const { id } = await makeJob({ title: before, agreement });
  expect(await found(before)).toEqual([before]);
  await expect(findsAgreement()).rejects.toThrow();

  const statements = await withAgreements();
  await stillFound(env.DB.batch(statements.map((statement) => env.DB.prepare(statement))));
  expect(await found(before)).toEqual([before]);
  expect(await findsAgreement()).toBe(41);

  // The new index gets the rows of the old code from here on, which corrects by its words.
  await makeJob({ title: after, agreement });
  expect(await found(after)).toEqual([after]);
  expect(await found(`${after.slice(0, -2)}z${after.slice(-1)}`)).toEqual([after]);
  await env.DB.prepare('UPDATE jobs SET agreement = NULL WHERE id = ?').bind(id).run();
  expect(await findsAgreement()).toBe(41);
  await stillFound(reindex(testDb()));
  await expectCached();
  await freshStorage();
});
