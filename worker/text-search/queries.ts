import { and, eq, gte, sql } from 'drizzle-orm';
import type { DrizzleD1Database } from 'drizzle-orm/d1';
import { searchVocabulary } from '../db/tables/search.ts';

export type SearchKind = (typeof searchVocabulary.$inferSelect)['kind'];

/** Words of one length. */
export type WordsOfLength = Omit<typeof searchVocabulary.$inferSelect, 'kind'>;

/** Words by row and column; a profile for companies only gives none to anybody. */
const VOCABULARIES = {
  jobs: {
    words: sql`(SELECT term, col, doc AS found FROM job_words)`,
    name: 'company_name',
    strong: ['title', 'category', 'place'],
  },
  candidates: {
    words: sql`(SELECT term, col, count(DISTINCT doc) AS found FROM candidate_words
      WHERE doc IN (SELECT id FROM candidates WHERE status = 'open') GROUP BY term, col)`,
    name: 'name',
    strong: ['title', 'place'],
  },
} as const;

/** Rarer words of one length are not proposed, and longer ones not looked at. */
const MOST_WORDS = 4000;
const LENGTHS = { shortest: 3, longest: 30 };

/**
 * The words that an index holds now, by their length, each with the number of rows that contain it, the most frequent
 * first; words of names apart, also if a description repeats the name, but not words of titles, categories and places.
 * Without digits.
 */
export async function indexWords(db: DrizzleD1Database, kind: SearchKind): Promise<WordsOfLength[]> {
  const { words, name, strong } = VOCABULARIES[kind];
  const isStrong = sql`col IN (SELECT value FROM json_each(${JSON.stringify(strong)}))`;
  return db.all<WordsOfLength>(sql`
    SELECT length,
      coalesce(group_concat(term || ':' || found, ' ' ORDER BY found DESC, term) FILTER (WHERE proposed), '') AS words,
      coalesce(group_concat(term, ' ' ORDER BY term) FILTER (WHERE NOT proposed), '') AS names
    FROM (
      SELECT *, row_number() OVER (PARTITION BY length, proposed ORDER BY found DESC, term) AS place
      FROM (
        SELECT term, length(term) AS length, sum(iif(col = ${name}, 0, found)) AS found,
          max(${isStrong}) OR NOT max(col = ${name}) AS proposed
        FROM ${words}
        WHERE length(term) BETWEEN ${LENGTHS.shortest} AND ${LENGTHS.longest} AND term NOT GLOB '*[0-9]*'
        GROUP BY term
      )
    )
    WHERE place <= ${MOST_WORDS}
    GROUP BY length ORDER BY length`);
}

/** The words that are kept, by their length. */
export const keptWords = (db: DrizzleD1Database, kind: SearchKind): Promise<WordsOfLength[]> =>
  db
    .select({ length: searchVocabulary.length, words: searchVocabulary.words, names: searchVocabulary.names })
    .from(searchVocabulary)
    .where(eq(searchVocabulary.kind, kind))
    .orderBy(searchVocabulary.length);

type CountedWord = { readonly word: string; readonly count: number };

function readCounted(text: string): CountedWord {
  const [word = '', count = '1'] = text.split(':');
  return { word, count: Number(count) };
}

/** Reads which of some beginnings the vocabulary contains, and all its words of some lengths. */
export async function readVocabulary(
  db: DrizzleD1Database,
  kind: SearchKind,
  { beginnings, lengths }: { readonly beginnings: readonly string[]; readonly lengths: readonly number[] },
): Promise<{ known: ReadonlySet<string>; words: CountedWord[]; names: string[] }> {
  const wanted = sql`${searchVocabulary.length} IN (SELECT value FROM json_each(${JSON.stringify(lengths)}))`;
  const all = sql`' ' || ${searchVocabulary.words} || ' ' || ${searchVocabulary.names}`;
  const rows = await db
    .select({
      words: sql<string>`iif(${wanted}, ${searchVocabulary.words}, '')`,
      names: sql<string>`iif(${wanted}, ${searchVocabulary.names}, '')`,
      known: sql<string>`(SELECT group_concat(value, ' ') FROM json_each(${JSON.stringify(beginnings)}) WHERE instr(${all}, ' ' || value) > 0)`,
    })
    .from(searchVocabulary)
    .where(
      and(
        eq(searchVocabulary.kind, kind),
        gte(searchVocabulary.length, Math.min(...lengths, ...beginnings.map((word) => word.length))),
      ),
    );
  return {
    known: new Set(rows.flatMap(({ known }) => known?.split(' ') ?? [])),
    names: rows.flatMap(({ names }) => (names === '' ? [] : names.split(' '))),
    words: rows.flatMap(({ words }) => (words === '' ? [] : words.split(' ').map(readCounted))),
  };
}
