// `node scripts/make-icons.mjs`: draws the icons in web/public/icons from web/public/favicon.svg, with Chromium.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium } from './lib/chromium.mjs';
import { inRoot, isCommand, main, say } from './lib/run.mjs';

/**
 * `bleed`: the ground fills the square, as the system cuts its own shape out of it; then `figure` is how much of the
 * square the drawing may take (a maskable icon keeps only the circle of 80 % for sure).
 * @type {readonly { file: string, size: number, bleed?: boolean, figure?: number }[]}
 */
const ICONS = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'maskable-512.png', size: 512, bleed: true, figure: 0.8 },
  { file: 'apple-touch-icon.png', size: 180, bleed: true, figure: 0.95 },
];

/** @param {string} svg @param {typeof ICONS[number]} icon */
function draw(svg, { size, bleed = false, figure = 1 }) {
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" `);
  if (!bleed) return sized;
  const move = (96 * (1 - figure)) / 2;
  return sized
    .replace(/ rx="\d+"/, '')
    .replace('<g transform="', `<g transform="translate(${move} ${move}) scale(${figure}) `);
}

if (isCommand(import.meta.url))
  await main(async () => {
    const svg = readFileSync(inRoot('web', 'public', 'favicon.svg'), 'utf8');
    const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
    const page = await browser.newPage();
    for (const icon of ICONS) {
      await page.setViewportSize({ width: icon.size, height: icon.size });
      await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${draw(svg, icon)}`);
      const png = await page.screenshot({ omitBackground: true });
      writeFileSync(inRoot('web', 'public', 'icons', icon.file), png);
      say(`${icon.file}: ${png.length} bytes`);
    }
    await browser.close();
  });
