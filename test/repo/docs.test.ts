import { posix } from 'node:path';
import { test } from 'vitest';
import { exists, expectNone, filesIn, isTest, parse, placeOf, read, SOURCES } from './repository.ts';

const DOCS = ['README.md', ...filesIn('docs').filter((path) => path.endsWith('.md'))];
const TOP = 'shared|web|worker|scripts|test|docs|migrations|\\.ci|dist|\\.wrangler';
const ROOT_FILE = /^[a-z.-]+\.(json|toml)$|^[a-z]+\.config\.ts$|^(README\.md|\.dev\.vars|\.ci\/run)$/;

/** Made on each machine, never committed. */
const NOT_COMMITTED = /^(dist|\.wrangler|\.dev\.vars|worker-configuration\.d\.ts)(\/|$)/;

/** Whether a path is there; `*` stands for anything inside one folder, `NNNN`, `<…>` and `{…}` for what the reader puts in. */
function isThere(path: string): boolean {
  const plain = path.replace(/\/$/, '');
  if (NOT_COMMITTED.test(plain) || exists(plain)) return true;
  if (!/[*<{]|NNNN/.test(plain)) return false;
  const [top = '', ...rest] = plain.split('/');
  if (rest.length === 0 || !exists(top)) return false;
  const escaped = plain.split(/\*+|<[^>]*>|\{[^}]*\}|NNNN/).map((part) => part.replace(/[.\\^$+?()[\]|]/g, '\\$&'));
  const pattern = new RegExp(`^${escaped.join('[^/]+')}(/|$)`);
  return filesIn(top).some((file) => pattern.test(file));
}

/** Code spans of a document, fenced blocks left out, with their offsets. */
function codeSpans(path: string): { text: string; at: number }[] {
  const text = read(path).replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ' '));
  return [...text.matchAll(/`([^`\n]+)`/g)].map((match) => ({ text: match[1] ?? '', at: match.index }));
}

const looksLikePath = (text: string): boolean =>
  new RegExp(`^(${TOP})/[^\\s()=]*$`).test(text) || (ROOT_FILE.test(text) && !text.includes(' '));

test('every path that a document cites is there', () => {
  const breaches = DOCS.flatMap((path) =>
    codeSpans(path)
      .filter(({ text }) => looksLikePath(text) && !isThere(text.replace(/[:#].*$/, '')))
      .map(({ text, at }) => `${placeOf(path, at)} cites ${text}`),
  );
  expectNone('Correct the path, or the text', breaches);
});

test('every path that a comment cites is there', () => {
  const cited = new RegExp(`(?<![\\w/.@])(?:${TOP})/[\\w*./-]*\\.(?:tsx?|mjs|js|css|sql|md|json)\\b`, 'g');
  const inCode = SOURCES.filter((path) => !isTest(path)).flatMap((path) =>
    parse(path).comments.map(({ value, start }) => ({ place: placeOf(path, start), text: value })),
  );
  const elsewhere = ['wrangler.toml', ...filesIn('migrations').filter((path) => path.endsWith('.sql'))].map((path) => ({
    place: path,
    text: read(path),
  }));
  const breaches = [...inCode, ...elsewhere].flatMap(({ place, text }) =>
    [...text.matchAll(cited)].filter(([path]) => !isThere(path)).map(([path]) => `${place} cites ${path}`),
  );
  expectNone('Correct the path, or the comment', breaches);
});

test('every relative link of a document leads to a file, and to a heading in it', () => {
  const breaches = DOCS.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g)]
      .filter(([, link = '']) => !leads(path, link))
      .map((match) => `${placeOf(path, match.index)} links to ${match[1]}`),
  );
  expectNone('Correct the link', breaches);
});

function leads(from: string, link: string): boolean {
  const [file = '', heading] = link.split('#');
  const target = file === '' ? from : posix.join(posix.dirname(from), file);
  if (!exists(target)) return false;
  return heading === undefined || headingsOf(target).includes(heading);
}

/** Anchors as GitHub makes them from headings. */
const headingsOf = (path: string): string[] =>
  [...read(path).matchAll(/^#{1,6} +(.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );

test('every npm command that a document names exists', () => {
  const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'));
  const breaches = DOCS.flatMap((path) =>
    [...read(path).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)]
      .filter(([, run, own]) => !((run ?? own ?? '') in scripts))
      .map((match) => `${placeOf(path, match.index)} names ${match[0]}`),
  );
  expectNone('package.json has no such command', breaches);
});

test('every decision is numbered without a gap and linked from the list of decisions', () => {
  const decisions = filesIn('docs/adr').filter((path) => path !== 'docs/adr/README.md');
  const list = read('docs/adr/README.md');
  const breaches = decisions.filter(
    (path, index) =>
      !posix.basename(path).startsWith(`${String(index + 1).padStart(4, '0')}-`) ||
      !list.includes(`(${posix.basename(path)})`),
  );
  expectNone('Name it NNNN-title.md and link it from docs/adr/README.md', breaches);
});
