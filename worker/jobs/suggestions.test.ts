import { beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import type { Suggestion } from '../../shared/list-query.ts';
import { withQuery } from '../../shared/paths.ts';
import { makeJob, uniqueWord } from '../testing/factories.ts';
import { makeCandidate } from '../testing/make-candidate.ts';
import { asVisitor } from '../testing/requests.ts';

const word = uniqueWord();
const company = `${word} Calzature Srl`;

const path = (search: string) => withQuery(pathOf('GET /api/jobs/suggestions'), { search });
const ofProfiles = (search: string) => withQuery(pathOf('GET /api/candidates/suggestions'), { search });

async function proposed(address: string): Promise<Suggestion[]> {
  const answer = await asVisitor.get(address);
  expect(answer.status).toBe(200);
  return answer.json();
}

const texts = (found: readonly Suggestion[], kind: Suggestion['kind']) =>
  found.filter((one) => one.kind === kind).map(({ text }) => text);

beforeAll(async () => {
  await makeJob({ title: 'Spazzacamino', companyName: company });
  await makeJob({ title: 'Aiuto per canne fumarie', companyName: company });
  await makeJob({ title: 'Spazzacamino', companyName: `${word} Chiusa`, ownerStatus: 'paused', status: 'paused' });
  await makeCandidate({ title: 'Spazzacamino' });
});

describe('proposals for offers', () => {
  test.each(['spazzac', 'spazacamino', 'pulire i cam'])(
    'say for %j the trade in Italian, and as many offers as its list',
    async (typed) => {
      const found = await proposed(path(typed));
      expect(found[0]).toEqual({
        kind: 'trade',
        text: 'spazzacamino',
        alias: null,
        slug: null,
        found: { total: 2, exact: true },
      });
      const list = await asVisitor.get(withQuery(pathOf('GET /api/jobs'), { search: found[0]?.text }));
      expect(list.headers.get('X-Total-Count')).toBe('2');
    },
  );

  test('leave out a trade without an open offer', async () => {
    expect(texts(await proposed(path('ascensorist')), 'trade')).toEqual([]);
  });

  test('say how many there are of a trade in the place that is typed after it', async () => {
    await makeJob({ title: 'Apicoltore', town: 'edolo' });
    const [placed, plain] = await proposed(path('apicoltore ed'));
    expect(placed).toMatchObject({ kind: 'trade', text: 'apicoltore Edolo', found: { total: 1 } });
    expect(plain).toMatchObject({ kind: 'trade', text: 'apicoltore' });
  });

  test('name municipalities by their name and by a hamlet', async () => {
    expect(await proposed(path('boar'))).toContainEqual({
      kind: 'place',
      text: 'Darfo Boario Terme',
      alias: 'Boario',
      slug: null,
      found: null,
    });
  });

  test.each([word, `${word} calz`, 'x calz'])('name companies with open offers, each once: %j', async (typed) => {
    expect(texts(await proposed(path(typed)), 'company')).toEqual(typed.startsWith(word) ? [company] : []);
  });

  test('are eight at most', async () => {
    const titles = ['Cameriere', 'Cassiera', 'Cantoniere', 'Carpentiere', 'Calzolaio', 'Carrozziere', 'Casaro'];
    for (const title of [...titles, 'Carrellista', 'Camionista'])
      await makeJob({ title, companyName: 'Calzificio Camuno' });
    const found = await proposed(path('ca'));
    expect(found).toHaveLength(8);
    expect(texts(found, 'place').length).toBeGreaterThan(0);
    expect(texts(found, 'company').length).toBeGreaterThan(0);
  });

  test.each(['', 'c', ' ', '"', '🙂', '" OR x'])('are sound for %j', async (typed) => {
    expect(texts(await proposed(path(typed)), 'trade')).toEqual([]);
  });
});

describe('proposals for profiles', () => {
  test('say how many people offer a trade', async () => {
    const [first] = await proposed(ofProfiles('spazzac'));
    expect(first).toEqual({
      kind: 'trade',
      text: 'spazzacamino',
      alias: null,
      slug: null,
      found: { total: 1, exact: true },
    });
  });

  test('name nobody and no company', async () => {
    const name = uniqueWord();
    await makeCandidate({ name: `${name} Rossi` });
    expect(await proposed(ofProfiles(name))).toEqual([]);
    expect(await proposed(ofProfiles(word))).toEqual([]);
  });
});
