import { icons } from '@iconify-json/lucide';
import { ICON_LISTS } from './ui/icon-list.ts';

type List = Readonly<Record<string, string>>;

/** Side of an icon in its own units. */
const SIDE = 24;
/** Attributes common to all icons of Lucide are in the picture once. */
const COMMON = / (fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

/** @throws where Lucide has no such icon: an alias is none */
function shapesOf(name: string): string {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`icon-sprites: Lucide has no ${name}`);
  return icon.body.replace(COMMON, '').replace(/^<g>(.*)<\/g>$/, '$1');
}

const asDataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#]/g, encodeURIComponent)}`;

/** Icons side by side in one picture, and how many times as wide as one it is: a browser lays out each picture as a document of its own. */
function pictureOf(list: List): string {
  const entries = Object.entries(list);
  const pictures = entries.map(([name, lucide], at) => {
    const fill = name.endsWith('-filled') ? ' fill="black"' : '';
    return `<g transform="translate(${at * SIDE})"${fill}>${shapesOf(lucide)}</g>`;
  });
  const size = `0 0 ${entries.length * SIDE} ${SIDE}`;
  const stroke = 'fill="none" stroke="black" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}" ${stroke}>${pictures.join('')}</svg>`;
  return `--icons:url("${asDataUrl(svg)}");--width:${entries.length * 100}%`;
}

/** Position of each icon in a picture. */
const placesIn = (list: List): string =>
  Object.keys(list)
    .map((name, at, { length }) => `.i-${name}{--at:${+((at * 100) / (length - 1)).toFixed(2)}%}`)
    .join('');

const [FIRST, SECOND] = ICON_LISTS;

/** Without its place an icon is nothing, rather than a box. */
const MASK = 'var(--icons) var(--at,200%) 0/var(--width) 100% no-repeat';

/** Style sheet of all icons: masks of the text colour, each a part of a picture. */
export const iconStyles = (): string =>
  [
    `.icon{${pictureOf(FIRST)};mask:${MASK}}`,
    `${Object.keys(SECOND).map((name) => `.i-${name}`)}{${pictureOf(SECOND)}}`,
    ...ICON_LISTS.map(placesIn),
  ].join('');
