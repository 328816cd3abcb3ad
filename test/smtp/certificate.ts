import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '../../shared/dates.ts';

/** DER (X.690): a tag, a length, and what is inside. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const inside = Buffer.concat(parts);
  const { length } = inside;
  const sizes = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...sizes]), inside]);
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const time = (date: Date) =>
  der(
    0x17,
    Buffer.from(
      `${date
        .toISOString()
        .replaceAll(/[-:T]|\.\d+/g, '')
        .slice(2)}`,
    ),
  );

const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'));
const NAME = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('localhost')))));
/** A certificate (RFC 5280) of `localhost`, signed by itself and good for a day, and its key. A committed key would be a secret. */
export function makeCertificate() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const isAuthority = sequence(
    oid('551d13'),
    der(0x01, Buffer.from([0xff])),
    der(0x04, sequence(der(0x01, Buffer.from([0xff])))),
  );
  const host = der(0x04, sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1]))));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ECDSA_SHA256,
    NAME,
    sequence(time(new Date(Date.now() - DAY_MS)), time(new Date(Date.now() + DAY_MS))),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(isAuthority, sequence(oid('551d11'), host))),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  const base64 = sequence(body, ECDSA_SHA256, signature).toString('base64').replaceAll(/.{64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

type Certificate = ReturnType<typeof makeCertificate>;

/** Variable of this process with the certificate: it is made once, however often this module is loaded. */
const KNOWN = 'TEST_MAIL_CERTIFICATE';

/** Makes the certificate, and has workerd trust it: whatever starts workerd reads the names of such files as it is loaded. */
export function trustedCertificate(): Certificate {
  const known = process.env[KNOWN];
  if (known !== undefined) return JSON.parse(known);
  const made = makeCertificate();
  process.env[KNOWN] = JSON.stringify(made);
  const { NODE_EXTRA_CA_CERTS: others } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'lavoro-in-valle-cert-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'trusted.pem');
  writeFileSync(file, `${others === undefined ? '' : readFileSync(others, 'utf8')}\n${made.cert}`);
  process.env.NODE_EXTRA_CA_CERTS = file;
  return made;
}
