import { describe, expect, test } from 'vitest';
import { readArticle } from './read-article.ts';

const FRONT = {
  title: 'Un titolo che si legge intero nei risultati',
  excerpt: 'Una o due frasi che dicono di che cosa parla l\'articolo e a chi serve, "in breve".',
  category: 'Guide Utili',
  date: '2026-03-01',
  author: 'Redazione Lavoro in Valle',
  figure: 'deer',
} as const;

type Front = Readonly<Record<string, string | undefined>>;

/** The file of an article, with parts of its front matter changed or, where undefined, left out. */
function fileOf(markdown: string, parts: Front = {}): string {
  const pairs = Object.entries<string | undefined>({ ...FRONT, ...parts }).filter(([, value]) => value !== undefined);
  return ['---', ...pairs.map(([key, value]) => `${key}: ${value}`), '---', markdown, ''].join('\n');
}

const read = (markdown: string, parts: Front = {}) => readArticle('prova', fileOf(markdown, parts), ['prova', 'altro']);
const textOf = (markdown: string) => read(markdown).text;

describe('front matter', () => {
  test('is the summary, with the path and the reading time', () => {
    expect(read('Ciao.', { jobCategory: 'Turismo' }).summary).toEqual({
      ...FRONT,
      excerpt: 'Una o due frasi che dicono di che cosa parla l’articolo e a chi serve, “in breve”.',
      slug: 'prova',
      path: '/blog/prova',
      minutes: 1,
      town: null,
      jobCategory: 'Turismo',
    });
  });

  test('the August article has an address of its own', () => {
    const slug = 'offerte-lavoro-valle-camonica-agosto-2025';
    expect(readArticle(slug, fileOf('Ciao.'), [slug]).summary.path).toBe(`/${slug}`);
  });

  test.each([
    ['a category that the blog does not have', { category: 'Ricette' }, /category/],
    ['a day that is none', { date: '2026-02-30' }, /date/],
    ['a title too short for a head', { title: 'Corto' }, /title/],
    ['an excerpt too long for a head', { excerpt: 'Lungo '.repeat(27).trim() }, /excerpt/],
    ['both a town and a category of offers', { town: 'breno', jobCategory: 'Turismo' }, /not both/],
    ['a key that nothing reads', { autore: 'Io' }, /autore/],
  ] as const)('refuses %s', (_what, parts, message) => {
    expect(() => read('Ciao.', parts)).toThrow(/^prova\.md:/);
    expect(() => read('Ciao.', parts)).toThrow(message);
  });

  test.each([
    ['no front matter', '# Titolo\n', /prova\.md:1: the front matter/],
    ['a line that is none', '---\ntitle\n---\nCiao.\n', /prova\.md:2: not a line/],
    ['a key twice', '---\ntitle: a\ntitle: b\n---\nCiao.\n', /title stands there twice/],
  ])('refuses %s', (_what, source, message) => {
    expect(() => readArticle('prova', source, ['prova'])).toThrow(message);
  });
});

describe('text', () => {
  test('headings, paragraphs, emphasis, quotes and lists', () => {
    expect(
      textOf(
        "## L'orario\n\nUna riga\nche **va** a *capo*.\n\n### Poi\n\n- uno\n- due\n\n1. primo\n\n> Cita\n>\n> ancora",
      ),
    ).toEqual([
      { kind: 'h2', children: ['L’orario'] },
      {
        kind: 'p',
        children: [
          'Una riga che ',
          { kind: 'strong', children: ['va'] },
          ' a ',
          { kind: 'em', children: ['capo'] },
          '.',
        ],
      },
      { kind: 'h3', children: ['Poi'] },
      { kind: 'ul', items: [['uno'], ['due']] },
      { kind: 'ol', items: [['primo']] },
      { kind: 'quote', paragraphs: [['Cita'], ['ancora']] },
    ]);
  });

  test('links to this site, to another article, and to a public source with its host', () => {
    const link = (to: string, host: string | null) => ({ kind: 'link', to, host, children: ['x'] });
    for (const to of ['/offerte', '/lavoro-ango', '/blog/altro', '/lavoro-vallecamonica?category=Turismo'])
      expect(textOf(`[x](${to})`)).toEqual([{ kind: 'p', children: [link(to, null)] }]);
    expect(textOf('[x](https://www.inps.it)')).toEqual([
      { kind: 'p', children: [link('https://www.inps.it', 'inps.it')] },
    ]);
  });

  test('a list of nothing but links to this site is a row of buttons', () => {
    expect(textOf('- [Lavoro a *Breno*](/lavoro-breno)\n- [Tutte](/offerte)')).toEqual([
      {
        kind: 'buttons',
        links: [
          { to: '/lavoro-breno', label: 'Lavoro a Breno' },
          { to: '/offerte', label: 'Tutte' },
        ],
      },
    ]);
    expect(textOf('- [Tutte](/offerte)\n- e poi')).toMatchObject([{ kind: 'ul' }]);
    expect(textOf('- [INPS](https://www.inps.it)')).toMatchObject([{ kind: 'ul' }]);
  });

  test.each([
    ['raw HTML as a block', '<div>ciao</div>', /prova\.md:9: an article has no html/],
    ['a fourth heading', '## Titolo\n\n#### Titolo', /prova\.md:11: headings are/],
    ['a third heading before the second', '### Titolo', /no level is left out/],
    ['a list in a list', '- uno\n  - due', /made of paragraphs only/],
    ['a link to a page that is not there', 'Ciao.\n\n[x](/offerta)', /prova\.md:11: \/offerta leads to no page/],
    ['a link to an article that is not there', '[x](/blog/nessuno)', /leads to no page/],
    ['a link to an unknown site', '[x](https://example.org)', /leads to no site/],
    ['a link that runs code', '[x](javascript:alert(1))', /leads to no site/],
  ])('refuses %s', (_what, markdown, message) => {
    expect(() => read(markdown)).toThrow(message);
  });
});

test.each([
  [200, 1],
  [201, 2],
  [1000, 5],
])('%i words are read in %i min', (words, minutes) => {
  const lines = ['## Titolo', `- ${'uno '.repeat(words - 1)}`];
  expect(read(words === 1 ? 'uno' : lines.join('\n\n')).summary.minutes).toBe(minutes);
});
