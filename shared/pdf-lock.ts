import { cbc } from '@noble/ciphers/aes.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { latin } from './cv-structure.ts';

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
