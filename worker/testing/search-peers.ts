import MiniSearch from 'minisearch';
import { foldText } from '../../shared/text.ts';
import type { CorpusOffer } from '../text-search/testing/relevance-corpus.ts';
import type { Engine } from '../text-search/testing/score-searches.ts';
import { termAt } from '../text-search/thesaurus.ts';
import { withoutStopWords } from '../text-search/words.ts';

const FIELDS = ['title', 'companyName', 'location', 'category', 'type', 'description'] as const;
const BOOST: Readonly<Record<string, number>> = { title: 4, companyName: 2, location: 2 };
const SYNONYM = 0.5;

/** Words of a search, and those of our own synonyms for it. */
function termsOf(text: string): { own: string[]; synonyms: string[] } {
  const own = withoutStopWords(foldText(text).split(' '));
  const synonyms = own.flatMap((_, index) =>
    (termAt(own, index)?.meanings ?? []).flatMap(({ terms }) => terms.flatMap(({ words }) => words)),
  );
  return { own, synonyms: [...new Set(synonyms)].filter((word) => !own.includes(word)) };
}

/** MiniSearch as its documentation proposes it: beginnings, and errors of a fifth of a word. */
export function miniSearch(offers: readonly CorpusOffer[]): Engine {
  const index = new MiniSearch({ idField: 'name', fields: [...FIELDS], processTerm: (term) => foldText(term) || null });
  index.addAll(offers.map((offer) => ({ ...offer })));
  return (text) => {
    const { own, synonyms } = termsOf(text);
    if (own.length === 0) return [];
    const found = index.search(
      {
        combineWith: 'OR',
        queries: [
          { queries: [own.join(' ')], prefix: true, fuzzy: 0.2 },
          { queries: [synonyms.join(' ')], boostDocument: () => SYNONYM },
        ],
      },
      { boost: BOOST },
    );
    return found.map(({ id }) => String(id));
  };
}
