import { type ArticleBlock, type ArticleSummary, articlePath } from '../../shared/articles.ts';
import { readFrontMatter } from './front-matter.ts';
import { countWords, readText, setType } from './text.ts';

const WORDS_A_MINUTE = 200;

/** An article as the product holds it. */
export type Article = { readonly summary: ArticleSummary; readonly text: readonly ArticleBlock[] };

/**
 * Reads an article's file.
 * @param slug name of the file, so that no two articles have the same
 * @param slugs of all articles
 * @throws Error with the file and what is wrong in it
 */
export function readArticle(slug: string, source: string, slugs: readonly string[]): Article {
  try {
    const { front, markdown } = readFrontMatter(source);
    const text = readText(markdown, slugs);
    const { title, excerpt, town = null, jobCategory = null, ...rest } = front;
    return {
      summary: {
        slug,
        path: articlePath(slug),
        title: setType(title),
        excerpt: setType(excerpt),
        ...rest,
        minutes: Math.ceil(countWords(text) / WORDS_A_MINUTE),
        town,
        jobCategory,
      },
      text,
    };
  } catch (error) {
    throw new Error(`${slug}.md:${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
