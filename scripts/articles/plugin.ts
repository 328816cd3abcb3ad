import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readArticle } from './read-article.ts';

const FOLDER = 'web/articles/texts';

/** The text of an article as a file among those of the site: its address, the same wherever it is asked for, and its JSON. */
function textFile(slug: string, text: unknown): { readonly path: string; readonly json: string } {
  const json = JSON.stringify(text);
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8);
  return { path: `assets/articles/${slug}-${hash}.json`, json };
}

function compile(file: string, source: string): ReturnType<typeof readArticle> {
  const slugs = readdirSync(dirname(file)).map((name) => basename(name, '.md'));
  return readArticle(basename(file, '.md'), source, slugs);
}

/**
 * Compiles the articles of `web/articles/texts`: `x.md` exports `readText`, `x.md?summary` exports `summary`. A malformed one
 * fails the build. Browsers get each text as a script; the built Worker, which has to start fast however many there are,
 * reads it from a file of the site.
 * @param worker name of the Worker's environment, where there is one
 */
export function articles(worker?: string): Plugin {
  let isBuild = false;
  return {
    name: 'articles',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    transform: {
      filter: { id: /\/web\/articles\/texts\/[^/]+\.md(\?|$)/ },
      handler(source, id) {
        const [file = '', query = ''] = id.split('?');
        const { summary, text } = compile(file, source);
        const read = isBuild && this.environment.name === worker ? fromFile(summary.slug, text) : inline(text);
        const code = /\bsummary\b/.test(query) ? `export const summary = ${JSON.stringify(summary)};` : read;
        return { code, map: null, moduleType: 'js' };
      },
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const folder = join(this.environment.config.root, FOLDER);
      for (const name of readdirSync(folder)) {
        const file = join(folder, name);
        const { path, json } = textFile(basename(name, '.md'), compile(file, readFileSync(file, 'utf8')).text);
        this.emitFile({ type: 'asset', fileName: path, source: json });
      }
    },
  };
}

const inline = (text: unknown): string => `export const readText = async () => (${JSON.stringify(text)});`;

const fromFile = (slug: string, text: unknown): string => `
  import { env } from 'cloudflare:workers';
  const file = new URL(${JSON.stringify(textFile(slug, text).path)}, 'https://assets.invalid');
  export const readText = async () => (await env.ASSETS.fetch(file)).json();
`;
