import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { readArticle } from './read-article.ts';

/**
 * Compiles the articles of `web/articles/texts`: `x.md` exports `text`, `x.md?summary` exports `summary`. A malformed one
 * fails the build.
 */
export const articles = (): Plugin => ({
  name: 'articles',
  transform: {
    filter: { id: /\/web\/articles\/texts\/[^/]+\.md(\?|$)/ },
    handler(source, id) {
      const [file = '', query = ''] = id.split('?');
      const slugs = readdirSync(dirname(file)).map((name) => basename(name, '.md'));
      const { summary, text } = readArticle(basename(file, '.md'), source, slugs);
      const code = /\bsummary\b/.test(query)
        ? `export const summary = ${JSON.stringify(summary)};`
        : `export const text = ${JSON.stringify(text)};`;
      return { code, map: null, moduleType: 'js' };
    },
  },
});
