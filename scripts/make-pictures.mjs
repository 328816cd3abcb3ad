// `node scripts/make-pictures.mjs`: draws, with Chromium, the icons in web/public/icons from web/public/favicon.svg, the wordmark of
// mails from shared/brand.ts, and the pictures that pages are shared with, after shared/head/document-tags.ts.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { BRAND } from '../shared/brand.ts';
import { SOCIAL_IMAGE_SIZE, SOCIAL_IMAGES } from '../shared/head/document-tags.ts';
import { socialImagePath } from '../shared/paths.ts';
import { WORDMARK } from '../worker/mail/wordmark.ts';
import { CHROMIUM_FLAGS, findChromium } from './lib/programs.mjs';
import { inRoot, main, say } from './lib/run.mjs';

const PUBLIC = inRoot('web', 'public');

/** Colours of the light theme, as custom properties. */
const tokens = () => /:root \{([^}]*)\}/.exec(readFileSync(inRoot('web/styles/tokens.css'), 'utf8'))?.[1] ?? '';
const font = () => readFileSync(inRoot('web/fonts/bricolage-grotesque.woff2')).toString('base64');
const categories = () => readFileSync(inRoot('web/jobs/list/categories.svg'), 'utf8');

/** @param {string} text */
const escapeHtml = (text) => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);

/** @param {{ width: number, height: number, strokes: string, solid?: string }} art @param {string} className */
const toSvg = (art, className) =>
  `<svg class="${className}" viewBox="0 0 ${art.width} ${art.height}"><path class="strokes" d="${art.strokes}"/>${
    art.solid ? `<path class="solid" d="${art.solid}"/>` : ''
  }</svg>`;

/** A category's figure, or one of those that articles have, too. @param {string} name */
async function figure(name) {
  if (categories().includes(`id="${name}"`))
    return `<div hidden>${categories()}</div><svg class="figure category"><use href="#${name}"/></svg>`;
  const { FIGURES } = await import('../web/ui/figures.ts');
  const art = Object.entries(FIGURES).find(([key]) => key === name)?.[1];
  if (!art) throw new Error(`no figure ${name}`);
  return toSvg(art, 'figure');
}

const STYLE = () => `
  :root { ${tokens()} }
  @font-face { font-family: Display; src: url(data:font/woff2;base64,${font()}); font-weight: 600 800; }
  * { box-sizing: border-box; margin: 0; }
  body {
    width: ${SOCIAL_IMAGE_SIZE.width}px; height: ${SOCIAL_IMAGE_SIZE.height}px; padding: 72px 80px;
    display: grid; grid-template: 1fr auto / 1fr 380px; column-gap: 56px;
    background: var(--paper); color: var(--ink); font-family: Display; border-bottom: 20px solid var(--bosco);
  }
  .text { align-self: center; display: grid; gap: 20px; }
  .about { font-size: 36px; font-weight: 600; color: var(--muted); }
  h1 { font-size: 92px; line-height: 1.02; font-weight: 700; letter-spacing: -0.02em; text-wrap: balance; }
  h1.long { font-size: 76px; }
  .brand { height: 96px; justify-self: start; }
  .brand .strokes { stroke-width: 4; }
  .category { height: 380px; color: var(--bosco); }
  symbol { stroke-width: 2.6; }
  .figure { grid-area: 1 / 2 / 3 / 3; align-self: center; justify-self: end; width: 380px; overflow: visible; }
  .strokes { fill: none; stroke: var(--bosco); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
  .solid { fill: var(--bosco); }
`;

/** @param {import('../shared/head/document-tags.ts').SocialImage} image */
const toHtml = async ({ about, words, figure: name }) => `<!doctype html><html lang="it"><style>${STYLE()}</style>
  <div class="text"><p class="about">${escapeHtml(about)}</p>
  <h1${words.length > 18 ? ' class="long"' : ''}>${escapeHtml(words)}</h1></div>
  ${toSvg(BRAND, 'brand')}${await figure(name)}</html>`;

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

/** A page with nothing but an SVG. @param {import('playwright-core').Page} page @param {string} svg @param {number} width */
async function shoot(page, svg, width, height = width) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  return page.screenshot({ omitBackground: true });
}

/** @param {import('playwright-core').Page} page */
async function makeIcons(page) {
  const svg = readFileSync(inRoot('web', 'public', 'favicon.svg'), 'utf8');
  for (const icon of ICONS)
    writeFileSync(inRoot('web', 'public', 'icons', icon.file), await shoot(page, draw(svg, icon), icon.size));
  const png = await shoot(page, wordmark, WORDMARK.width * SHARP, WORDMARK.height * SHARP);
  const module = `// Drawn by \`node scripts/make-pictures.mjs\`.\nexport const WORDMARK_PNG =\n  '${png.toString('base64')}';\n`;
  writeFileSync(inRoot('worker', 'mail', 'wordmark-png.ts'), module);
  say(`${ICONS.length} icons, and the wordmark of ${png.length} bytes`);
}

/** Draws every picture that pages are shared with, and deletes those that are no longer named anywhere. @param {import('playwright-core').Page} page */
async function makeSocialImages(page) {
  mkdirSync(`${PUBLIC}/og`, { recursive: true });
  await page.setViewportSize(SOCIAL_IMAGE_SIZE);
  let bytes = 0;
  for (const [name, image] of Object.entries(SOCIAL_IMAGES)) {
    await page.setContent(await toHtml(image));
    await page.evaluate('document.fonts.ready');
    // Three colours and their edges: a palette weighs less than half, and nobody sees it.
    const palette = { palette: true, colours: 64, dither: 0, effort: 10, compressionLevel: 9 };
    const png = await sharp(await page.screenshot({ type: 'png' }))
      .png(palette)
      .toBuffer();
    writeFileSync(PUBLIC + socialImagePath(name), png);
    bytes += png.length;
  }
  for (const file of readdirSync(`${PUBLIC}/og`))
    if (!(file.replace(/\.png$/, '') in SOCIAL_IMAGES)) rmSync(`${PUBLIC}/og/${file}`);
  say(`${Object.keys(SOCIAL_IMAGES).length} pictures, ${Math.round(bytes / 1000)} kB`);
}

await main(async () => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  const page = await browser.newPage();
  await makeIcons(page);
  await makeSocialImages(page);
  await browser.close();
});
