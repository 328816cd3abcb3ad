import { describe, expect, test } from 'vitest';
import samples from '../../scripts/demo/sample-offers.json' with { type: 'json' };
import { type PublicJob, publicJobSchema } from '../../shared/jobs.ts';
import { asEmployer, asVisitor } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';

/** Municipality of each sample, in the order of the file. */
const TOWNS = [
  'ponte-di-legno',
  'darfo-boario-terme',
  'breno',
  'capo-di-ponte',
  'malonno',
  'edolo',
  'piancogno',
  'ceto',
  'vezza-d-oglio',
  'cividate-camuno',
  'temu',
  'iseo',
  'rogno',
  'ossimo',
  'capo-di-ponte',
  'esine',
  null,
  'darfo-boario-terme',
  'costa-volpino',
  'lovere',
  'pian-camuno',
  'temu',
  'pisogne',
  'cedegolo',
];

const found = async (query: Record<string, string>): Promise<PublicJob[]> =>
  (await asVisitor.get(`/api/jobs?${new URLSearchParams(query)}`)).json();

test('there are 24 of them', () => expect(samples).toHaveLength(TOWNS.length));

describe.each(samples.map((sample, index) => ({ sample, town: TOWNS[index] ?? null })))(
  '$sample.title',
  ({ sample, town }) => {
    test('is published as it was written, resolved to its place and found', async () => {
      const answer = await (await asEmployer()).post('/api/jobs', sample);
      expect(answer.status).toBe(201);
      const job = strict(publicJobSchema).parse(await answer.json());
      expect(job).toMatchObject({ ...sample, town });
      expect(job.lat === null).toBe(town === null);

      const ids = async (query: Record<string, string>) => (await found(query)).map(({ id }) => id);
      expect(await ids({ search: sample.title })).toContain(job.id);
      expect(await ids({ search: sample.companyName })).toContain(job.id);
      expect(await ids({ search: `${sample.title} ${sample.companyName}` })).toEqual([job.id]);
      expect(await ids({ search: sample.title.toUpperCase(), category: sample.category })).toContain(job.id);
      expect(await ids({ location: sample.location })).toContain(job.id);
      if (town !== null) {
        expect(await ids({ town, sort: 'distance' })).toContain(job.id);
        expect(await ids({ lat: job.lat ?? '', lon: job.lon ?? '', radius: '1' })).toContain(job.id);
      }
    });
  },
);
