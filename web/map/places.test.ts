import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import ground from '../../shared/valley/map.json' with { type: 'json' };

test('the place of the map has the ratio of its drawing, which is not drawn before it is near', () => {
  const css = readFileSync(new URL('../styles/map.css', import.meta.url), 'utf8');
  const [, width, height] = /aspect-ratio: (\d+) \/ (\d+);/.exec(css) ?? [];
  expect([Number(width), Number(height)]).toEqual([ground.width, ground.height]);
});
