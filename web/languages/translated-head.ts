import { pageHead } from '../../shared/head/page-head.ts';
import { languageOf } from '../../shared/languages.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { wordsOf } from '../app/words.tsx';
import { type PageTexts, textsIn } from '../content/translated-texts.ts';
import { Frame } from './frame.tsx';

/** A page in another language: its surroundings, and a head that nobody lists before a person has checked the translation. */
export const translated = (texts: PageTexts, page: Omit<Page, 'texts' | 'words' | 'Frame'>): Page => ({
  ...page,
  texts,
  words: wordsOf(texts),
  Frame,
});

/** Such a page of its own texts, with one document; `listed` where search engines may list it. */
export const plainPage =
  (Component: Page['Component'], named: (texts: PageTexts) => Omit<Named, 'canonical'>, listed = false) =>
  (texts: PageTexts, path: string): Page =>
    translated(texts, {
      Component,
      head: () => translatedHead(texts, { ...named(texts), canonical: path }, listed),
      sharedAddress: sharedWithoutQuery,
    });

type Named = { readonly title: string; readonly description: string; readonly canonical: string };

export const translatedHead = ({ language, list, reviewedBy }: PageTexts, named: Named, listed = false) =>
  pageHead({
    ...named,
    title: `${named.title} · ${SITE_NAME}`,
    keywords: [list.keyword, VALLEY.name],
    lang: language,
    index: listed && reviewedBy !== null,
  });

/**
 * The texts of a page's language.
 * @param given those that have come with the document
 */
export async function textsOf(path: string, given: Page['texts']): Promise<PageTexts> {
  const language = languageOf(path);
  if (language === null) throw new Error(`textsOf: ${path} is Italian`);
  if (given && 'language' in given && given.language === language) return given;
  return textsIn(language);
}
