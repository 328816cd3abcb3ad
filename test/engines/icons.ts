import { icons } from '@iconify-json/lucide';
import sharp from 'sharp';
import { ICONS } from '../../web/ui/icon-list.ts';
import type { Engine } from './engine.ts';

/** Box of an icon in CSS pixels of the window. */
type Box = { readonly name: string; readonly x: number; readonly y: number; readonly size: number };

/** Side of the square that an icon has for itself. */
const CELL = 32;

/** Covers the page with icons, most of which begin between two pixels. @returns their boxes */
function showIcons(names: readonly string[], cell: number): Box[] {
  const sheet = document.createElement('div');
  Object.assign(sheet.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '2147483647',
    background: 'white',
    color: 'black',
  });
  const columns = 12;
  const shown = [0, 0.3, 0.5, 0.7].flatMap((part) => names.map((name) => ({ name, part })));
  const spans = shown.map(({ name, part }, index) => {
    const span = document.createElement('span');
    span.className = `icon i-${name}`;
    Object.assign(span.style, {
      position: 'absolute',
      fontSize: index % 2 ? '16px' : '17px',
      left: `${(index % columns) * cell + 4 + part}px`,
      top: `${Math.floor(index / columns) * cell + 4 + part}px`,
    });
    sheet.append(span);
    return { name, span };
  });
  document.body.append(sheet);
  return spans.map(({ name, span }) => {
    const { x, y, width: size } = span.getBoundingClientRect();
    return { name, x, y, size };
  });
}

type Ink = { readonly width: number; readonly height: number; readonly at: (x: number, y: number) => number };

/** How dark each pixel of a picture is, from 0 to 1. */
async function inkOf(picture: Buffer): Promise<Ink> {
  const { data, info } = await sharp(picture)
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, at: (x, y) => 1 - (data[(y * width + x) * channels] ?? 255) / 255 };
}

/** The icons as Lucide draws them. */
function drawn(boxes: readonly Box[], { width, height }: Ink, density: number): Promise<Ink> {
  const parts = boxes.map(({ name, x, y, size }) => {
    const body = icons.icons[ICONS[name as keyof typeof ICONS]]?.body;
    const fill = name.endsWith('-filled') ? 'black' : 'none';
    return `<svg x="${x * density}" y="${y * density}" width="${size * density}" height="${size * density}" viewBox="0 0 24 24" fill="${fill}">${fill === 'none' ? body : body?.replaceAll('fill="none"', '')}</svg>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="black">${parts.join('')}</svg>`;
  return inkOf(Buffer.from(svg));
}

/** Most ink around a pixel. Engines begin a picture at a whole pixel, and every rasterizer has edges of its own. */
const around = ({ at }: Ink, x: number, y: number): number =>
  Math.max(...[-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => at(x + dx, y + dy))));

/** Shows every icon on the present page. */
export const showAllIcons = (engine: Engine): Promise<Box[]> => engine.run(showIcons, Object.keys(ICONS), CELL);

/** Icons that are cut, or that show something besides themselves, with how many pixels differ. */
export async function wrongIcons(engine: Engine, boxes: readonly Box[], density: number): Promise<string[]> {
  const picture = await engine.picture();
  const seen = await inkOf(picture);
  const right = await drawn(boxes, seen, density);
  return boxes.flatMap(({ name, x, y, size }) => {
    const [left, top] = [Math.floor((x - 4) * density), Math.floor((y - 4) * density)];
    let [missing, alternatives] = [0, 0];
    for (let px = left; px < left + (size + 8) * density; px++)
      for (let py = top; py < top + (size + 8) * density; py++) {
        if (right.at(px, py) > 0.7 && around(seen, px, py) < 0.3) missing++;
        if (seen.at(px, py) > 0.3 && around(right, px, py) < 0.1) alternatives++;
      }
    // Rounded ends differ by a pixel or two.
    return missing + alternatives > 2 * density
      ? [`${name} at ${x}, ${y}: ${missing} px missing, ${alternatives} px of something else`]
      : [];
  });
}
