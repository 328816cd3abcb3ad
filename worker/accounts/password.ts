import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { makeSemaphore } from '../http/semaphore.ts';

type Cost = { readonly ln: number; readonly r: number; readonly p: number };

const COSTS = {
  // OWASP's minimum of equal strength to N=2^17, p=1 that fits a Worker's 128 MB: 16 MiB a hash, about 140 ms of CPU.
  full: { ln: 14, r: 8, p: 5 },
  // Protects nothing: for tests, which log in thousands of times.
  least: { ln: 1, r: 8, p: 1 },
} as const satisfies Record<string, Cost>;

let current: Cost = COSTS.full;

/** Sets what each hash of this isolate costs from now on. */
export const setHashCost = (name: keyof typeof COSTS): void => {
  current = COSTS[name];
};

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const PHC = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** One hash at a time: each holds 16 MiB of the isolate's memory, and its processor, so that two at once are no sooner done. */
const acquire = makeSemaphore({
  atOnce: 1,
  waiting: 30,
  patienceMs: 10_000,
  leaseMs: 10_000,
  busy: 'In questo momento stiamo ricevendo troppi accessi. Quello che hai scritto resta qui: riprova tra mezzo minuto.',
});

function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const options = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
  const text = password.normalize('NFC');
  return acquire(
    () =>
      new Promise((resolve, reject) =>
        scrypt(text, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key))),
      ),
  );
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/(?<!=)=+$/, '');

const phc = ({ ln, r, p }: Cost, salt: Buffer, key: Buffer): string =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${unpadded(salt)}$${unpadded(key)}`;

/** PHC string of a password, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const cost = current;
  return phc(cost, salt, await derive(password, salt, cost));
}

/** Matches no password: an unknown address costs the same time as a wrong password. */
const nobody = (): string => phc(current, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

/**
 * Compares in constant time; with `stored` null, or with what is no hash, it takes as long and is never right.
 * @returns `outdated` where the password is right but was hashed at another cost
 */
export async function verifyPassword(password: string, stored: string | null) {
  const known = PHC.exec(stored ?? '');
  const [, ln, r, p, salt = '', key = ''] = known ?? PHC.exec(nobody()) ?? [];
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const expected = Buffer.from(key, 'base64');
  const right = timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), cost), expected) && known !== null;
  const outdated = cost.ln !== current.ln || cost.r !== current.r || cost.p !== current.p;
  return { right, outdated: right && outdated };
}
