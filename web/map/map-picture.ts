import { groupBy } from '../../shared/records.ts';
import ground from '../../shared/valley/map.json' with { type: 'json' };
import { shadeEnds, shadeOf } from './shades.ts';

/** How much of the colour each shade has: further apart than in web/styles/map.css, as the picture is small and has no outlines. */
const OPACITIES = [0.1, 0.26, 0.44, 0.66, 0.9] as const;
const ELSEWHERE = 0.22;

type Totals = ReadonlyMap<string, number>;

/** A picture without a colour of its own. One path for each shade: each is an element that a page has to lay out. */
function picture(opacityOf: (slug: string) => number): string {
  const byOpacity = groupBy(ground.places, ({ slug }) => opacityOf(slug));
  const shapes = Array.from(byOpacity, ([opacity, places]) => {
    const outlines = places.map(({ path }) => path).join('');
    return `<path fill-opacity="${opacity}" d="${outlines}"/>`;
  });
  const box = `viewBox="0 0 ${ground.width} ${ground.height}"`;
  const symbol = `<symbol id="mappa" ${box} fill="currentColor">${shapes.join('')}</symbol><use href="#mappa"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${symbol}</svg>`;
}

export function valleyPicture(byTown: Totals): string {
  const ends = shadeEnds(Math.max(0, ...byTown.values()));
  return picture((slug) => OPACITIES[shadeOf(byTown.get(slug) ?? 0, ends)] ?? 1);
}

export const townPicture = (here: string): string => picture((slug) => (slug === here ? 1 : ELSEWHERE));
