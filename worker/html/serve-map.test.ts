import { expect, test } from 'vitest';
import { mapPicturePath } from '../../shared/paths.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import ground from '../../shared/valley/map.json' with { type: 'json' };
import { VALLEY } from '../../shared/valley/valley.ts';
import { makeJob } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { asVisitor } from '../testing/requests.ts';

/** Opacity of each municipality, in the order of the map. */
const opacities = async (slug: string): Promise<(string | undefined)[]> => {
  const answer = await asVisitor.get(mapPicturePath(slug));
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
  const shapes = [...(await answer.text()).matchAll(/<path fill-opacity="([\d.]+)" d="([^"]+)"/g)];
  return ground.places.map(({ path }) => shapes.find(([, , outlines]) => outlines?.includes(path))?.[1]);
};

test('a municipality has more of the colour the more offers are open there', async () => {
  const before = await opacities(VALLEY.slug);
  expect(before).toHaveLength(MUNICIPALITIES.length);
  expect(before).not.toContain(undefined);
  for (let n = 0; n < 3; n++) await makeJob({ location: 'Edolo' });
  await makeJob({ location: 'Breno' });
  await forgetCopies();
  const after = await opacities(VALLEY.slug);
  const changed = after.filter((opacity, index) => opacity !== before[index]);
  expect(new Set(changed).size).toBe(2);
});

test('the picture of a municipality has it whole, and all others faint', async () => {
  const found = await opacities('edolo');
  expect(found.filter((opacity) => opacity === '1')).toHaveLength(1);
  expect(new Set(found).size).toBe(2);
});

test('there is no picture of anything else', async () => {
  for (const slug of ['milano', 'constructor', '..%2Fedolo', '%F0%9F%92%A9'])
    expect((await asVisitor.get(`/mappa/${slug}.svg`)).status, slug).toBe(404);
  expect((await asVisitor.get('/mappa/edolo.png')).status).toBe(404);
});
