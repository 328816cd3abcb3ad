import { sql } from 'drizzle-orm';
import { testDb } from './factories.ts';

/** The rows that a query finds. */
export const all = (query: string) => testDb().all(sql.raw(query));

const INDEXES = {
  job_search: 'codes, cell, posted_at, valid_through, title_key, location_key',
  candidate_search: 'cell, title_key, location_key',
  company_candidate_search: 'cell, title_key, location_key',
};

/** Every word of an index with its position, and the values that the index stores besides. */
async function readIndex(name: string, stored: string) {
  await all(`CREATE VIRTUAL TABLE IF NOT EXISTS words_of_${name} USING fts5vocab(${name}, instance)`);
  return {
    words: await all(`SELECT term, doc, col, "offset" FROM words_of_${name} ORDER BY term, doc, col, "offset"`),
    stored: await all(`SELECT rowid, ${stored} FROM ${name} ORDER BY rowid`),
  };
}

/** Everything that is derived for the search; a counter of zero equals a missing one. */
export async function derived() {
  const indexes: Record<string, unknown> = {};
  for (const [name, stored] of Object.entries(INDEXES)) indexes[name] = await readIndex(name, stored);
  return {
    ...indexes,
    jobs: await all('SELECT id, title_key, location_key, cell, facets, codes FROM jobs ORDER BY id'),
    candidates: await all('SELECT id, title_key, location_key, cell, facets FROM candidates ORDER BY id'),
    counts: await all('SELECT * FROM job_facet_counts ORDER BY facet'),
    packs: await all('SELECT * FROM job_packed ORDER BY id'),
    cells: await all('SELECT * FROM job_cells WHERE count <> 0 ORDER BY cell'),
    windows: await all('SELECT * FROM job_windows ORDER BY facet'),
    vocabulary: await all('SELECT * FROM search_vocabulary ORDER BY kind, length'),
    sorted: await all('SELECT * FROM job_sorted ORDER BY facet, sort, key, id'),
    candidateCounts: await all('SELECT * FROM candidate_counts WHERE count <> 0 ORDER BY status'),
    candidateCells: await all('SELECT * FROM candidate_cells WHERE count <> 0 ORDER BY cell'),
    companyCells: await all('SELECT * FROM company_candidate_cells WHERE count <> 0 ORDER BY cell'),
  };
}

/** Takes away what `derived` reads the indexes with. */
export async function dropIndexReaders(): Promise<void> {
  for (const name of Object.keys(INDEXES)) await all(`DROP TABLE IF EXISTS words_of_${name}`);
}
