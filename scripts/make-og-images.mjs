// `node scripts/make-og-images.mjs`: draws the pictures that pages are shared with, after shared/head/document-tags.ts.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { BRAND } from '../shared/brand.ts';
import { SOCIAL_IMAGE_SIZE, SOCIAL_IMAGES } from '../shared/head/document-tags.ts';
import { socialImagePath } from '../shared/paths.ts';
import { findChromium } from './lib/programs.mjs';
import { inRoot, isCommand, main, say } from './lib/run.mjs';

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

/** Draws every picture, and deletes those that are no longer named anywhere. */
async function makeImages() {
  mkdirSync(`${PUBLIC}/og`, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: SOCIAL_IMAGE_SIZE });
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
  await browser.close();
  for (const file of readdirSync(`${PUBLIC}/og`))
    if (!(file.replace(/\.png$/, '') in SOCIAL_IMAGES)) rmSync(`${PUBLIC}/og/${file}`);
  say(`${Object.keys(SOCIAL_IMAGES).length} pictures, ${Math.round(bytes / 1000)} kB`);
}

if (isCommand(import.meta.url)) await main(makeImages);
