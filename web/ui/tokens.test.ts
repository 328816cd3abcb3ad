import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

const mapCss = readFileSync(new URL('../styles/map.css', import.meta.url), 'utf8');

/** The colours of each theme, by token; the dark block restates every colour of the light one. */
const [light, dark] = [...css.matchAll(/:root \{([^}]*)\}/g)].map(
  ([, block]) =>
    new Map([...(block ?? '').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex])),
);

const GROUNDS = ['paper', 'surface', 'bosco-soft', 'lago-soft', 'errore-soft', 'larice-soft'];
const TEXTS = ['ink', 'muted', 'bosco', 'bosco-strong', 'lago', 'errore', 'larice'];

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test('contrast: black on white is 21, as WCAG says', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

test('both themes define the same colours', () => {
  expect(light?.size).toBeGreaterThan(10);
  expect([...(dark?.keys() ?? [])]).toEqual([...(light?.keys() ?? [])]);
});

for (const [theme, colours] of Object.entries({ light, dark })) {
  const ratio = (one: string, other: string) => contrast(colours?.get(one) ?? '', colours?.get(other) ?? '');

  test.each(GROUNDS)(`${theme}: every text reads on %s`, (ground) => {
    for (const text of TEXTS) expect(ratio(text, ground), text).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['bosco', 'bosco-strong'])(`${theme}: the label of a primary button reads on %s`, (ground) => {
    expect(ratio('on-bosco', ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(GROUNDS)(`${theme}: borders of controls and the focus ring stand out on %s`, (ground) => {
    expect(ratio('field', ground)).toBeGreaterThanOrEqual(3);
    expect(ratio('lago', ground)).toBeGreaterThanOrEqual(3);
  });
}

/** Opacities of the map's shades over the paper, from the one for no offers. */
const SHADES = [0, ...[...mapCss.matchAll(/fill-opacity: ([\d.]+);/g)].map(([, opacity]) => Number(opacity))];

/** The colour that one at an opacity gives over another. */
function over(hex: string, ground: string, opacity: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [top = 0, below = 0] = [hex, ground].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(top * opacity + below * (1 - opacity));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

test.each([
  ['light', light],
  ['dark', dark],
] as const)('%s: outlines stand out on the five shades, and the shades from each other', (_theme, colours) => {
  const token = (name: string) => colours?.get(name) ?? '';
  const shades = SHADES.map((opacity) => over(token('bosco'), token('paper'), opacity));
  expect(shades).toHaveLength(5);
  for (const [index, shade] of shades.entries()) {
    expect(contrast(token('ink'), shade), `outline on ${shade}`).toBeGreaterThanOrEqual(3);
    const before = shades[index - 1];
    if (before) expect(contrast(before, shade), `${before} beside ${shade}`).toBeGreaterThanOrEqual(1.2);
  }
});
