import { posix } from 'node:path';
import { test } from 'vitest';
import { COMMENTS, exists, expectNone, filesIn, isTest, placeOf, read, SOURCES, titlesOf } from './repository.ts';

/** Every document but the texts of the site, whose links are addresses in it, which their own tests check. */
const DOCS = ['README.md', ...['CONTRIBUTING.md'].filter(exists)].concat(
  ['docs', 'migrations', 'shared', 'web', 'worker', 'scripts', 'test']
    .flatMap(filesIn)
    .filter((path) => path.endsWith('.md') && !/^web\/(articles\/texts|content)\//.test(path)),
);
const TOP = 'shared|web|worker|scripts|test|docs|migrations|\\.ci|dist|\\.wrangler';
const ROOT_FILE = /^[a-z.-]+\.(json|toml)$|^[a-z]+\.config\.ts$|^(README\.md|\.dev\.vars|\.ci\/run)$/;

/** Made on each machine, never committed. */
const NOT_COMMITTED = /^(dist|\.wrangler|\.dev\.vars|worker-configuration\.d\.ts)(\/|$)/;

/** True if a path exists; `*` stands for anything inside one folder, `NNNN`, `<…>` and `{…}` for what the reader puts in. */
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

/** Numbers of the decisions in docs/adr. */
const ADRS = new Set(filesIn('docs/adr').map((path) => Number(posix.basename(path).slice(0, 4))));

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
  const breaches = COMMENTS.filter(({ path }) => !isTest(path)).flatMap(({ path, start, text }) =>
    [...text.matchAll(cited)]
      .filter(([name]) => !isThere(name))
      .map(([name]) => `${placeOf(path, start)} cites ${name}`),
  );
  expectNone('Correct the path, or the comment', breaches);
});

/** Prose that may cite a document: comments of sources, titles of tests, documents without their code. */
const PROSE = [
  ...COMMENTS,
  ...SOURCES.filter(isTest).flatMap((path) => titlesOf(path).map(({ title, start }) => ({ path, start, text: title }))),
  ...DOCS.map((path) => ({ path, start: 0, text: read(path).replace(/^```[\s\S]*?^```/gm, '') })),
];

/** Standards whose sections may be cited by number. */
const STANDARD = /RFC \d|WebAuthn|CTAP|WCAG|https:\/\//;

/** Citations in a text that lead nowhere. */
function deadCitations(text: string): string[] {
  const outside =
    text.match(/\bspecification\b|\b(?:decisions|design|platform|specification)\.md\b|\bissue #?\d+/gi) ?? [];
  const sections = text
    .split(/[.;](?=\s)/)
    .filter((sentence) => /\bsection \d/i.test(sentence) && !STANDARD.test(sentence))
    .map((sentence) => sentence.trim());
  const numbers = [...text.matchAll(/\bADRs? ?(\d+)|docs\/adr\/(\d+)(?![\w-]*\.md)/g)]
    .filter(([, number, bare]) => bare !== undefined || !ADRS.has(Number(number)))
    .map(([name]) => name);
  const anchors = [...text.matchAll(/(docs\/[\w/-]+\.md|README\.md|CONTRIBUTING\.md)#([\w-]+)/g)]
    .filter(([, document = '', anchor = '']) => !exists(document) || !headingsOf(document).includes(anchor))
    .map(([name]) => name);
  return [...outside, ...sections, ...numbers, ...anchors];
}

test('every citation leads to a document, a section and a decision of this repository, or to a standard', () => {
  const breaches = PROSE.flatMap(({ path, start, text }) =>
    deadCitations(text).map((cited) => `${start === 0 ? path : placeOf(path, start)} cites ${cited}`),
  );
  expectNone('Give the reason itself; cite docs/product.md#section, an ADR by its file, or nothing', breaches);
});

test('every relative link of a document, or of what ASVS asks, leads to a file, and to a heading in it', () => {
  const breaches = [...DOCS, 'scripts/asvs.tsv'].flatMap((path) =>
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
function headingsOf(path: string): string[] {
  return [...read(path).matchAll(/^#{1,6} +(.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
}

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
