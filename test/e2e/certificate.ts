import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A key and its certificate, in PEM. */
export type Certificate = { readonly key: string; readonly cert: string };

const HOUR_MS = 3_600_000;
const ECDSA_WITH_SHA256 = '06082a8648ce3d040302';
const COMMON_NAME = '0603550403';
const SUBJECT_ALT_NAME = '0603551d11';

const SEQUENCE = 0x30;
const SET = 0x31;

/** One value of ASN.1 in DER. */
function der(tag: number, ...parts: readonly (string | Uint8Array)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part)));
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/** UTCTime: `YYMMDDHHMMSSZ`. */
const time = (ms: number): Buffer =>
  der(0x17, Buffer.from(`${new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

/**
 * A certificate that nobody has signed but itself, for an hour and one host: X.509 version 3 (RFC 5280) with the host as its
 * alternative name. Node makes keys, but no certificates, and not every machine has OpenSSL's command.
 */
export function selfSigned(host: string): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { key, cert: pem(signed(body(host, publicKey), privateKey)) };
}

function body(host: string, publicKey: KeyObject): Buffer {
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(0x0c, Buffer.from(host)))));
  const validity = der(SEQUENCE, time(Date.now() - HOUR_MS), time(Date.now() + HOUR_MS));
  const names = der(SEQUENCE, SUBJECT_ALT_NAME, der(0x04, der(SEQUENCE, der(0x82, Buffer.from(host)))));
  return der(
    SEQUENCE,
    der(0xa0, '020102'),
    '020101',
    der(SEQUENCE, ECDSA_WITH_SHA256),
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, names)),
  );
}

const signed = (what: Buffer, privateKey: KeyObject): Buffer =>
  der(SEQUENCE, what, der(SEQUENCE, ECDSA_WITH_SHA256), der(0x03, '00', sign('sha256', what, privateKey)));

const pem = (certificate: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
