import { describe, expect, test } from 'vitest';
import samples from '../../scripts/demo/sample-offers.json' with { type: 'json' };
import { type PublicJob, publicJobSchema } from '../../shared/jobs.ts';
import { locate } from '../../shared/places/locate.ts';
import { asEmployer, asVisitor } from '../testing/requests.ts';
import { strict } from '../testing/strict.ts';

const found = async (query: Record<string, string>): Promise<PublicJob[]> =>
  (await asVisitor.get(`/api/jobs?${new URLSearchParams(query)}`)).json();

test('there are 24 of them, and all but the one for the whole valley name a municipality', () => {
  expect(samples).toHaveLength(24);
  expect(samples.filter(({ location }) => locate(location, null).town === null)).toHaveLength(1);
});

describe.each(samples.map((sample) => ({ sample, town: locate(sample.location, null).town })))(
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
      expect((await ids({ search: `${sample.title} ${sample.companyName}` }))[0]).toBe(job.id);
      expect(await ids({ search: sample.title.toUpperCase(), category: sample.category })).toContain(job.id);
      expect(await ids({ location: sample.location })).toContain(job.id);
      if (town !== null) {
        expect(await ids({ town, sort: 'distance' })).toContain(job.id);
        expect(await ids({ lat: job.lat ?? '', lon: job.lon ?? '', radius: '1' })).toContain(job.id);
      }
    });
  },
);
