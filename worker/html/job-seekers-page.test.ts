import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { brokenD1, brokenKv, withBindings } from '../testing/bindings.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { makeCandidate } from '../testing/make-candidate.ts';
import { type ReadPage, readPage } from '../testing/read-page.ts';

const PATH = pagePath.jobSeekers();

async function readFresh(): Promise<ReadPage> {
  await forgetCopies();
  return readPage(PATH);
}

test('without any profile it asks for the first one', async () => {
  const { html } = await readFresh();
  expect(html).toContain('Il primo profilo può essere il tuo');
  expect(html).not.toContain('<article');
});

test('the first six profiles, with three skills each', async () => {
  const skills = ['una', 'due', 'tre', 'quattro'].map((word) => `abilità ${word}`);
  const made = [];
  for (let n = 1; n <= 7; n++) made.push(await makeCandidate({ name: `Profilo ${n}`, title: 'Barista', skills }));
  await makeCandidate({ name: 'Nascosta', status: 'hidden' });
  const page = await readFresh();
  const articles = [...page.html.matchAll(/<article.*?<\/article>/gs)].map(([article]) => article);
  expect(articles.map((html) => />(Profilo \d|Nascosta)</.exec(html)?.[1])).toEqual(
    [7, 6, 5, 4, 3, 2].map((n) => `Profilo ${n}`),
  );
  for (const article of articles) {
    for (const text of ['Barista', 'Edolo', ...skills.slice(0, 3), 'Vedi profilo']) expect(article).toContain(text);
    expect(article).not.toContain(skills[3]);
  }
  expect(page.links).toEqual(expect.arrayContaining(made.slice(1).map(({ publicId }) => pagePath.candidate(publicId))));
});

test('when the database does not answer: a plain word about it, and nobody who may have hidden since', async () => {
  expect((await readFresh()).html.split('<article').length).toBeGreaterThan(1);
  await forgetCopies();
  for (const LISTS of [env.LISTS, brokenKv()]) {
    const page = await readPage(PATH, { bindings: withBindings({ DB: brokenD1(), LISTS }) });
    expect([page.status, page.html.split('<article').length]).toEqual([503, 1]);
    expect(page.html).toContain('Non riusciamo a caricare i profili');
    expect(page.links).toEqual(expect.arrayContaining(['/pubblica-profilo', '/cerca-profili', '/offerte']));
  }
});
