import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, randomBytes } from '@noble/hashes/utils.js';
import { base64nopad, bech32 } from '@scure/base';

const utf8 = (text: string) => new TextEncoder().encode(text);
const keyFrom = (secret: Uint8Array, salt: Uint8Array | undefined, use: string) =>
  hkdf(sha256, secret, salt, utf8(use), 32);

const CHUNK = 64 * 1024;

/** The only nonce of a key that is used once. */
const ONCE = new Uint8Array(12);

/** Encrypts a file in chunks, so that none can be left out: each has its number, and the last one says that it is. */
function encryptChunks(key: Uint8Array, file: Uint8Array): Uint8Array[] {
  const last = Math.max(0, Math.ceil(file.length / CHUNK) - 1);
  return Array.from({ length: last + 1 }, (_, index) => {
    const nonce = new Uint8Array(12);
    new DataView(nonce.buffer).setUint32(7, index);
    nonce[11] = index === last ? 1 : 0;
    return chacha20poly1305(key, nonce).encrypt(file.subarray(index * CHUNK, (index + 1) * CHUNK));
  });
}

/**
 * Encrypts a file in the format of age (https://age-encryption.org/v1), which its own program opens, for a public key whose other
 * half the Worker does not have.
 * @param recipient `age1…`
 */
export async function seal(recipient: string, file: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const theirs = new Uint8Array(bech32.decodeToBytes(recipient).bytes);
  const theirKey = await crypto.subtle.importKey('raw', theirs, { name: 'X25519' }, false, []);
  const pair = (await crypto.subtle.generateKey({ name: 'X25519' }, true, ['deriveBits'])) as CryptoKeyPair;
  const ours = new Uint8Array((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer);
  const algorithm = { name: 'X25519', public: theirKey } as unknown as SubtleCryptoDeriveKeyAlgorithm;
  const shared = new Uint8Array(await crypto.subtle.deriveBits(algorithm, pair.privateKey, 256));
  const [fileKey, nonce] = [randomBytes(16), randomBytes(16)];
  const wrapping = keyFrom(shared, concatBytes(ours, theirs), 'age-encryption.org/v1/X25519');
  const wrapped = chacha20poly1305(wrapping, ONCE).encrypt(fileKey);
  const header = `age-encryption.org/v1\n-> X25519 ${base64nopad.encode(ours)}\n${base64nopad.encode(wrapped)}\n---`;
  const mac = base64nopad.encode(hmac(sha256, keyFrom(fileKey, undefined, 'header'), utf8(header)));
  const chunks = encryptChunks(keyFrom(fileKey, nonce, 'payload'), file);
  return concatBytes(utf8(`${header} ${mac}\n`), nonce, ...chunks) as Uint8Array<ArrayBuffer>;
}
