import type { JobCategory } from './job-values.ts';
import { pagePath, withQuery } from './paths.ts';
import { foldText } from './text.ts';

export const ARTICLE_CATEGORIES = ['News Locali', 'Guide Utili', 'Normative e Bonus', 'Interviste'] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** Drawings of `web/ui/figures.ts` that an article may have. */
export const ARTICLE_FIGURES = [
  'cart',
  'dancer',
  'deer',
  'house',
  'labyrinth',
  'ladder',
  'loom',
  'map',
  'plough',
] as const;
export type ArticleFigure = (typeof ARTICLE_FIGURES)[number];

/** The parts of an article that lists, heads, sitemap and feeds need; its text is loaded when it is read. */
export type ArticleSummary = {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: ArticleCategory;
  readonly date: string;
  readonly author: string;
  readonly minutes: number;
  readonly figure: ArticleFigure;
  /** Filter of its related offers, if it has any: the municipality's slug, or the category. */
  readonly town: string | null;
  readonly jobCategory: JobCategory | null;
};

/** A run of text in an article; text alone is a string. `host` is that of a link to another site. */
export type ArticleInline =
  | string
  | { readonly kind: 'strong' | 'em'; readonly children: readonly ArticleInline[] }
  | {
      readonly kind: 'link';
      readonly to: string;
      readonly host: string | null;
      readonly children: readonly ArticleInline[];
    };

/** A block of an article's text. `buttons` is a list of nothing but links to pages of this site. */
export type ArticleBlock =
  | { readonly kind: 'h2' | 'h3' | 'p'; readonly children: readonly ArticleInline[] }
  | { readonly kind: 'ul' | 'ol'; readonly items: readonly (readonly ArticleInline[])[] }
  | { readonly kind: 'quote'; readonly paragraphs: readonly (readonly ArticleInline[])[] }
  | { readonly kind: 'buttons'; readonly links: readonly { readonly to: string; readonly label: string }[] };

/** Path of the article of a slug: one of them has an address of its own (docs/product.md#blog). */
export function articlePath(slug: string): string {
  const own = `/${slug}`;
  return own === pagePath.augustArticle() ? own : pagePath.article(slug);
}

/** Address of the blog, narrowed to a category. */
export const blogPath = (category: ArticleCategory | null): string =>
  withQuery(pagePath.blog(), { categoria: category && foldText(category).replaceAll(' ', '-') });

/** Category that a `categoria` parameter means, however it is written; null where it means none. */
export const resolveArticleCategory = (text: string | null): ArticleCategory | null =>
  ARTICLE_CATEGORIES.find((category) => foldText(category) === foldText(text ?? '')) ?? null;
