import { z } from 'zod';
import {
  ARTICLE_CATEGORIES,
  ARTICLE_FIGURES,
  type ArticleBlock,
  type ArticleSummary,
  articlePath,
} from '../../shared/articles.ts';
import { JOB_CATEGORIES } from '../../shared/job-values.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { countWords, readText, setType } from './text.ts';

const WORDS_A_MINUTE = 200;

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

// Title and excerpt are the head's too: what a search engine shows whole.
const schema = z
  .strictObject({
    title: z.string().min(30).max(60),
    excerpt: z.string().min(70).max(155),
    category: z.enum(ARTICLE_CATEGORIES),
    date: z.iso.date(),
    author: z.string().min(1),
    figure: z.enum(ARTICLE_FIGURES),
    town: z.string().refine(municipalityBySlug, 'not the slug of a municipality').optional(),
    jobCategory: z.enum(JOB_CATEGORIES).optional(),
  })
  .refine(({ town, jobCategory }) => !town || !jobCategory, 'town or jobCategory, not both');
type FrontMatter = z.infer<typeof schema>;

const FENCED = /^---\n([\s\S]*?)\n---\n/;

/**
 * Divides an article into its `key: value` lines and its Markdown, which keeps its line numbers.
 * @throws Error where a line cannot be read, or a key is missing, unknown or has a value it must not have
 */
function readFrontMatter(source: string): { front: FrontMatter; markdown: string } {
  const [fenced = '', inside = ''] = FENCED.exec(source) ?? [];
  if (fenced === '') throw new Error('1: the front matter between two lines of --- is missing');
  const pairs = inside.split('\n').map((line, index): [string, string] => {
    const [, key, value] = /^(\w+): +(\S.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) throw new Error(`${index + 2}: not a line of "key: value"`);
    return [key, value.trim()];
  });
  const keys = pairs.map(([key]) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw new Error(`${twice} stands there twice`);
  const { data, error } = schema.safeParse(Object.fromEntries(pairs));
  if (error) throw new Error(z.prettifyError(error));
  return { front: data, markdown: fenced.replace(/[^\n]/g, '') + source.slice(fenced.length) };
}
