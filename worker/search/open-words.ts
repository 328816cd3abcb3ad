import { sql } from 'drizzle-orm';
import { cached, type Kind, type Source } from './open-index.ts';

/** Words with digits, and those of other lengths, are no words that anybody misspells. */
const IS_WORD = sql`length(term) BETWEEN 3 AND 30 AND term NOT GLOB '*[0-9]*'`;
/** The most frequent words are kept: 2 MB at most. */
const MOST_WORDS = sql`ORDER BY found DESC LIMIT 50000`;

/** The version, then the words, by their length, the most frequent first. A profile for companies only gives none to anybody. */
export const WORDS_OF = {
  jobs: sql`
    SELECT offers, 0, 0 FROM shown_versions UNION ALL SELECT * FROM (SELECT * FROM (
      SELECT term, sum(iif(col = 'company_name', 0, doc)) AS found,
        max(col = 'company_name') AND NOT max(col IN ('title', 'category', 'place'))
      FROM job_words WHERE ${IS_WORD} GROUP BY term ${MOST_WORDS}
    ) ORDER BY length(term), found DESC, term)`,
  candidates: sql`
    SELECT profiles, 0, 0 FROM shown_versions UNION ALL SELECT * FROM (SELECT * FROM (
      SELECT term, count(DISTINCT iif(col = 'name', NULL, doc || col)) AS found,
        max(col = 'name') AND NOT max(col IN ('title', 'place'))
      FROM candidate_words WHERE ${IS_WORD} AND doc IN (SELECT id FROM candidates WHERE status = 'open') GROUP BY term ${MOST_WORDS}
    ) ORDER BY length(term), found DESC, term)`,
} as const;

/** A word of open rows, the number of their columns that have it, names left out, and true where names alone have it. */
export type OpenWord = { readonly word: string; readonly count: number; readonly isName: boolean };

const wordsOf = (kind: Kind) =>
  cached(kind, 'words', WORDS_OF[kind], (rows: readonly (readonly [string, number, 0 | 1])[]): OpenWord[] =>
    rows.map(([word, count, isName]) => ({ word, count, isName: isName === 1 })),
  );
const WORDS = { jobs: wordsOf('jobs'), candidates: wordsOf('candidates') };

/** All words of open rows, kept as the rows are, once a text is misspelt. */
export const openWords = (source: Source, kind: Kind): Promise<readonly OpenWord[]> => WORDS[kind].read(source);
