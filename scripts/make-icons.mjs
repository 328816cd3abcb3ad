// `node scripts/make-icons.mjs`: draws the icons in web/public/icons from web/public/favicon.svg, and the wordmark of mails from
// shared/brand.ts, with Chromium.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { BRAND } from '../shared/brand.ts';
import { WORDMARK } from '../worker/mail/wordmark.ts';
import { findChromium } from './lib/programs.mjs';
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

/** Pixels of the wordmark for each of a mail. With so many its edges need no shades between, which would weigh 13 kB. */
const SHARP = 3;

/** The name and the mark in one colour that is seen on light and on dark grounds, as a mail shows it. */
const wordmark = `<svg width="${WORDMARK.width * SHARP}" height="${WORDMARK.height * SHARP}" viewBox="0 0 ${BRAND.width} ${BRAND.height}"
  fill="none" shape-rendering="crispEdges" stroke="${WORDMARK.colour}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
  <path d="${BRAND.strokes}"/><path d="${BRAND.solid}" fill="${WORDMARK.colour}" stroke="none"/></svg>`;

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
    await page.setViewportSize({ width: WORDMARK.width * SHARP, height: WORDMARK.height * SHARP });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${wordmark}`);
    const png = await page.screenshot({ omitBackground: true });
    const module = `// Drawn by \`node scripts/make-icons.mjs\`.\nexport const WORDMARK_PNG =\n  '${png.toString('base64')}';\n`;
    writeFileSync(inRoot('worker', 'mail', 'wordmark-png.ts'), module);
    say(`wordmark-png.ts: ${png.length} bytes`);
    await browser.close();
  });
