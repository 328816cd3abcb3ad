import { cbc } from '@noble/ciphers/aes.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { type CvType, MAX_CV_BYTES } from './application-values.ts';

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

/** Bytes that the dictionary of an encryption, or the first part of an id, has at most. */
const [DICTIONARY, ID] = [8192, 512];

/**
 * True for a PDF that nobody opens without a password (ISO 32000-2, 7.6). One that only forbids printing or changes is encrypted
 * too, with the empty password, which readers try first.
 */
export function isLockedPdf(bytes: Uint8Array): boolean {
  let text = '';
  for (let at = 0; at < bytes.length; at += DICTIONARY) text += latin(bytes, at, at + DICTIONARY);
  const last = (pattern: RegExp) => {
    let found: RegExpExecArray | undefined;
    for (const match of text.matchAll(pattern)) found = match;
    return found;
  };
  const encrypt = last(/\/Encrypt\s*(?:(\d{1,10})\s+(\d{1,5})\s+R\b|<<)/g);
  if (encrypt === undefined) return false;
  const [, object, generation] = encrypt;
  const dictionary =
    object === undefined ? encrypt : last(new RegExp(`(?<!\\d)${object}\\s+${generation}\\s+obj\\b`, 'g'));
  if (dictionary === undefined) return true;
  const id = /\/ID\s*\[\s*(?=[(<])/.exec(text);
  const behind = ({ index, 0: found }: RegExpExecArray, size: number) =>
    text.slice(index + found.length, index + found.length + size);
  return !takesEmptyPassword(behind(dictionary, DICTIONARY), id ? readString(behind(id, ID)) : new Uint8Array());
}

/** Bytes of the string of a PDF with which a text begins. */
function readString(text: string): Uint8Array {
  const hex = /^<([\da-f\s]*)>/i.exec(text)?.[1]?.replace(/\s/g, '');
  if (hex !== undefined)
    return Uint8Array.from(hex.match(/..?/g) ?? [], (pair) => Number.parseInt(pair.padEnd(2, '0'), 16));
  const bytes: number[] = [];
  let depth = 0;
  for (const [part, escaped] of text.matchAll(/\\(\r\n|[0-7]{1,3}|.)|./gs)) {
    if (part === '(' && depth++ === 0) continue;
    if (part === ')' && --depth <= 0) break;
    if (escaped === undefined) bytes.push(part.charCodeAt(0));
    else if (/^[0-7]/.test(escaped)) bytes.push(Number.parseInt(escaped, 8) & 255);
    else if (!/^[\r\n]/.test(escaped)) bytes.push((ESCAPES[escaped] ?? escaped).charCodeAt(0));
  }
  return Uint8Array.from(bytes);
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Bytes that stand for what a short password lacks. */
const PADDING = readString('<28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A>');

/** Asks the dictionary of an encryption about the empty password, by the algorithms 2, 4, 5, 6 and 11 of the standard. */
function takesEmptyPassword(dictionary: string, id: Uint8Array): boolean {
  const number = (key: string) => Number(new RegExp(`/${key}\\s+(-?\\d{1,10})`).exec(dictionary)?.[1]);
  const bytesOf = (key: string) => readString(new RegExp(`/${key}\\s*(?=[(<])(.*)`, 's').exec(dictionary)?.[1] ?? '<>');
  const [revision, version, owner, user] = [number('R'), number('V'), bytesOf('O'), bytesOf('U')];
  if (!/\/Filter\s*\/Standard\b/.test(dictionary) || user.length < 32) return false;
  if (revision === 5) return isSame(sha256(user.subarray(32, 40)), user);
  if (revision === 6) return isSame(hardHash(user.subarray(32, 40)), user);
  if (revision < 2 || revision > 4) return false;

  const permissions = new Uint8Array(Int32Array.of(number('P')).buffer);
  const isBare = revision === 4 && /\/EncryptMetadata\s+false\b/.test(dictionary);
  let key: Uint8Array = md5(
    concatBytes(PADDING, owner.subarray(0, 32), permissions, id, new Uint8Array(isBare ? 4 : 0).fill(255)),
  );
  const size = version === 1 || revision === 2 ? 5 : version === 4 ? 16 : (number('Length') || 40) / 8;
  if (revision > 2) for (let round = 0; round < 50; round++) key = md5(key.subarray(0, size));
  key = key.subarray(0, size);
  if (revision === 2) return isSame(rc4(key, PADDING), user);
  let checked: Uint8Array = md5(concatBytes(PADDING, id));
  for (let round = 0; round < 20; round++)
    checked = rc4(
      key.map((byte) => byte ^ round),
      checked,
    );
  return isSame(checked, user);
}

const isSame = (bytes: Uint8Array, begun: Uint8Array): boolean => bytes.every((byte, at) => byte === begun[at]);

/** The hash of algorithm 2.B, of the empty password. */
function hardHash(salt: Uint8Array): Uint8Array {
  let key: Uint8Array = sha256(salt);
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round++) {
    const repeated = concatBytes(...new Array<Uint8Array>(64).fill(key));
    const mixed = cbc(key.slice(0, 16), key.slice(16, 32), { disablePadding: true }).encrypt(repeated);
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = (rest === 0 ? sha256 : rest === 1 ? sha384 : sha512)(mixed);
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** RC4, which no library for browsers has any more: PDFs of before 2008 are encrypted with it. */
function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const byteAt = (at: number) => state[at & 255] ?? 0;
  const swap = (a: number, b: number) => {
    [state[a & 255], state[b & 255]] = [byteAt(b), byteAt(a)];
  };
  for (let at = 0, other = 0; at < 256; at++) {
    other += byteAt(at) + (key[at % key.length] ?? 0);
    swap(at, other);
  }
  let other = 0;
  return data.map((byte, index) => {
    other += byteAt(index + 1);
    swap(index + 1, other);
    return byte ^ byteAt(byteAt(index + 1) + byteAt(other));
  });
}

export const CV_REFUSALS = {
  empty: 'Il file è vuoto: scegline un altro.',
  large: 'Il file supera 5 MB. Riducilo, oppure salvalo come PDF, e sceglilo di nuovo.',
  type: 'Questo file non è un PDF, un JPG o un PNG. Salvalo in uno di questi formati e sceglilo di nuovo.',
  damaged:
    'Il file è danneggiato o incompleto. Scaricalo o salvalo di nuovo, controlla che si apra, e sceglilo di nuovo.',
  locked: 'Questo PDF è protetto da una password. Salvane una copia senza password e scegli quella.',
} as const;

/**
 * Media type of a file, or the reason for its refusal: its content alone decides, as names and declared types are what the
 * last program made of them. The same on the device, before it is sent, and on the server.
 */
export function checkCv(bytes: Uint8Array): CvType | { readonly refusal: keyof typeof CV_REFUSALS } {
  if (bytes.length === 0) return { refusal: 'empty' };
  if (bytes.length > MAX_CV_BYTES) return { refusal: 'large' };
  const type = cvTypeOf(bytes);
  if (type === 'type' || type === 'damaged') return { refusal: type };
  return type === 'application/pdf' && isLockedPdf(bytes) ? { refusal: 'locked' } : type;
}
