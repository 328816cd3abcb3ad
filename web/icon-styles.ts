import { icons } from '@iconify-json/lucide';
import { ICONS } from './ui/icon-list.ts';

/** Attributes common to all icons of Lucide, which the picture has once. */
const COMMON = / (fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;
const STROKE = 'stroke="black" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** @throws where Lucide has no such icon: an alias is none */
function shapesOf(name: string): string {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`icon-styles: Lucide has no ${name}`);
  return icon.body.replace(COMMON, '').replace(/^<g>(.*)<\/g>$/, '$1');
}

const asDataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#]/g, encodeURIComponent)}`;

function pictureOf(name: string, lucide: string): string {
  const fill = name.endsWith('-filled') ? 'black' : 'none';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${fill}" ${STROKE}>${shapesOf(lucide)}</svg>`;
}

/**
 * Style sheet of all icons: masks of the text colour, a picture each. Parts of one common picture would be cut, or show a bit of
 * their neighbour, wherever a box does not begin at a whole pixel.
 */
export const iconStyles = (): string =>
  [
    '.icon{mask:var(--icon) 0/100% 100% no-repeat}',
    ...Object.entries(ICONS).map(([name, lucide]) => `.i-${name}{--icon:url("${asDataUrl(pictureOf(name, lucide))}")}`),
  ].join('');
