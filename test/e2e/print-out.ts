import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsQR from 'jsqr';
import type { Page } from 'playwright-core';

/** Measurements of a black-and-white print. */
export type Printout = {
  readonly pages: number;
  /** Size of the paper in mm. */
  readonly paper: readonly [width: number, height: number];
  /** True if every dot is a shade of grey. */
  readonly grey: boolean;
  /** Share of the paper that is darker than the middle, 0 to 1. */
  readonly ink: number;
  /** Text of each QR code as a phone reads it, in document order; null for an unreadable one. */
  readonly codes: readonly (string | null)[];
  /** Words of each page. */
  readonly texts: readonly string[];
};

const MM_A_POINT = 25.4 / 72;
const POINTS_A_PIXEL = 72 / 96;
/** Dots a point: 216 dpi, less than any printer, and about what a phone's camera sees. */
const SCALE = 3;
const MARGIN_MM = 12;

/** Prints the page to PDF as the person's browser would, and draws its first page. */
export async function printOut(page: Page): Promise<Printout> {
  const boxes = await codeBoxes(page);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const sheet = document.getPage(0);
    const { originalWidth, originalHeight } = sheet.getOriginalSize();
    const { data, width } = await sheet.render({ scale: SCALE, render: 'bitmap' });
    return {
      pages: document.getPageCount(),
      paper: [Math.round(originalWidth * MM_A_POINT), Math.round(originalHeight * MM_A_POINT)],
      grey: everyDot(data, (blue, green, red) => blue === green && green === red),
      ink: inkOf(data),
      codes: boxes.map((box) => readCode(cut(data, width, box))),
      texts: [...document.pages()].map((each) => each.getText()),
    };
  } finally {
    library.destroy();
  }
}

type Box = { readonly x: number; readonly y: number; readonly side: number };

/** Positions of the codes on the paper, in dots from its corner. */
async function codeBoxes(page: Page): Promise<Box[]> {
  await page.emulateMedia({ media: 'print' });
  const dots = (pixels: number) => Math.round(pixels * POINTS_A_PIXEL * SCALE);
  const margin = (MARGIN_MM / MM_A_POINT) * SCALE;
  const boxes = await page.locator('svg.qr').evaluateAll((codes) => {
    const sheet = document.querySelector('.sheet')?.getBoundingClientRect();
    return codes.map((code) => {
      const { left, top, width } = code.getBoundingClientRect();
      return { left: left - (sheet?.left ?? 0), top: top - (sheet?.top ?? 0), width };
    });
  });
  await page.emulateMedia({ media: null });
  return boxes.map(({ left, top, width }) => ({
    x: Math.round(margin + dots(left)),
    y: Math.round(margin + dots(top)),
    side: dots(width),
  }));
}

function everyDot(data: Uint8Array, holds: (blue: number, green: number, red: number) => boolean): boolean {
  for (let dot = 0; dot < data.length; dot += 4)
    if (!holds(data[dot] ?? 0, data[dot + 1] ?? 0, data[dot + 2] ?? 0)) return false;
  return true;
}

function inkOf(data: Uint8Array): number {
  let dark = 0;
  for (let dot = 0; dot < data.length; dot += 4) if ((data[dot] ?? 255) < 128) dark++;
  return dark / (data.length / 4);
}

type Picture = { readonly data: Uint8ClampedArray; readonly side: number };

function cut(data: Uint8Array, width: number, { x, y, side }: Box): Picture {
  const piece = new Uint8ClampedArray(side * side * 4);
  for (let row = 0; row < side; row++) {
    const start = ((y + row) * width + x) * 4;
    piece.set(data.subarray(start, start + side * 4), row * side * 4);
  }
  return { data: piece, side };
}

const readCode = ({ data, side }: Picture): string | null =>
  jsQR(data, side, side, { inversionAttempts: 'dontInvert' })?.data ?? null;

/** Parts of the sheet that stand out of it or were cut off, as it is printed; a text that may end early is none. */
export async function cutOff(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const found = await page.locator('.sheet article').evaluate((article) => {
    const { bottom, right } = article.getBoundingClientRect();
    return [...article.querySelectorAll('*')]
      .filter((element) => element.closest('.poster-text, .qr') === null)
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.bottom > bottom + 1 || box.right > right + 1;
      })
      .map((element) => element.outerHTML.slice(0, 100));
  });
  await page.emulateMedia({ media: null });
  return found;
}
