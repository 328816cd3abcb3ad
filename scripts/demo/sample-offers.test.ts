import { describe, expect, it } from 'vitest';
import { publishJobBody } from '../../shared/jobs.ts';
import { locate } from '../../shared/places/locate.ts';
import samples from './sample-offers.json' with { type: 'json' };

describe('the sample offers', () => {
  it('are 24 that the API accepts as they are written', () => {
    expect(samples).toHaveLength(24);
    for (const sample of samples) expect(publishJobBody.parse(sample)).toEqual(sample);
  });

  it('name a municipality, all but the one for the whole valley', () => {
    const unknown = samples.filter(({ location }) => locate(location, null).town === null);
    expect(unknown.map(({ location }) => location)).toEqual(['tutta la valle']);
  });
});
