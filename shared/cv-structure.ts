import type { CvType } from './application-values.ts';

/** Bytes from `from` to `to` as text, one character each. */
export const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(Math.max(0, from), to));

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Bytes in which readers of PDF look for its header, and at the end for the place of its table. */
const [PDF_START, PDF_END] = [1024, 2048];

/** Beginnings of programs, archives and pages, which a PDF may stand behind. */
const OTHER_START = /^(?:MZ|\x7fELF|#!|PK|GIF8|\s*<(?:!doctype|html|script|svg|\?))/i;

/** A header of a PDF within the bytes in which readers look for it: mail programs and old tools put something before it. */
const isPdf = (bytes: Uint8Array): boolean =>
  /%PDF-\d\.\d/.test(latin(bytes, 0, PDF_START + 7)) && !OTHER_START.test(latin(bytes, 0, 64));

/** A PDF (ISO 32000-2, 7.5) has at its end the place where its table of objects begins. */
function isWholePdf(bytes: Uint8Array): boolean {
  const end = /startxref[\s\0]+(\d{1,10})[\s\0]+%%EOF$/.exec(latin(bytes, bytes.length - PDF_END, bytes.length));
  return end !== null && Number(end[1]) < bytes.length;
}

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';
const [IHDR, IDAT, IEND] = [0x49484452, 0x49444154, 0x49454e44];

const isPng = (bytes: Uint8Array): boolean => latin(bytes, 0, 8) === PNG_SIGNATURE;

/** A PNG (ISO 15948, 5): chunks from the header to the end, with a picture between them and nothing after them. */
function isWholePng(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let hasPicture = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const [size, type] = [view.getUint32(at), view.getUint32(at + 4)];
    const next = at + 12 + size;
    if (next > bytes.length || (at === 8) !== (type === IHDR)) return false;
    if (type === IHDR && size !== 13) return false;
    if (type === IEND) return hasPicture && size === 0 && next === bytes.length;
    hasPicture ||= type === IDAT;
    at = next;
  }
  return false;
}

const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda];
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;
/** Frames (SOF) are C0 to CF, but for the tables DHT, JPG and DAC among them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === SOI && bytes[2] === 0xff;

/**
 * A JPEG (ITU-T T.81, annex B): segments from the start to the end of a picture. Telephones put more after its end, such as
 * a second picture or a film of the moment.
 */
function isWholeJpeg(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let [hasFrame, hasScan] = [false, false];
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return false;
    if (marker === EOI) return hasFrame && hasScan;
    if (marker === 0xff) {
      at++;
      continue;
    }
    // Everything before the picture's own data has a length.
    if (marker < 0xc0 || marker === SOI || isRestart(marker) || at + 4 > bytes.length) return false;
    const size = view.getUint16(at + 2);
    if (size < 2) return false;
    hasFrame ||= isFrame(marker);
    at += 2 + size;
    if (marker !== SOS) continue;
    hasScan = true;
    at = endOfScan(bytes, at);
  }
  return false;
}

/** Place of the next marker after compressed data, in which FF comes before 0 or a restart only. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return bytes.length;
}

/** Bytes in which readers of ZIP look for its end record. */
const ZIP_END = 65_557;

/** True for a picture that other programs read as a PDF too, or a file that they read as a ZIP, of which JAR and DOCX are made. */
function isAlsoOther(bytes: Uint8Array, type: CvType): boolean {
  if (type !== 'application/pdf' && latin(bytes, 0, PDF_START).includes('%PDF-')) return true;
  const end = bytes.subarray(Math.max(0, bytes.length - ZIP_END));
  for (let at = end.indexOf(0x50); at >= 0; at = end.indexOf(0x50, at + 1))
    if (end[at + 1] === 0x4b && end[at + 2] === 5 && end[at + 3] === 6) return true;
  return false;
}

/** The bytes without the white space and zeros behind them, which drives, mail and scanners fill up with. */
function withoutPadding(bytes: Uint8Array): Uint8Array {
  const isPadding = (byte: number) => byte === 0 || byte === 32 || (byte >= 9 && byte <= 13);
  return bytes.subarray(0, bytes.findLastIndex((byte) => !isPadding(byte)) + 1);
}

const KINDS: readonly (readonly [
  CvType,
  begins: (bytes: Uint8Array) => boolean,
  isWhole: (bytes: Uint8Array) => boolean,
])[] = [
  ['image/jpeg', isJpeg, isWholeJpeg],
  ['image/png', isPng, isWholePng],
  ['application/pdf', isPdf, isWholePdf],
];

/**
 * Media type of a file by its structure, from its first bytes to its last; `type` for a type that no CV may have and for
 * what is two types at once, `damaged` for one of which something is missing. Each byte is looked at a few times at most.
 */
export function cvTypeOf(file: Uint8Array): CvType | 'type' | 'damaged' {
  const bytes = withoutPadding(file);
  const [type, , isWhole] = KINDS.find(([, begins]) => begins(file)) ?? [];
  if (type === undefined || isAlsoOther(bytes, type)) return 'type';
  return isWhole?.(bytes) ? type : 'damaged';
}
