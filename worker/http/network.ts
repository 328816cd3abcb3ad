import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';

/** Network address of the client; only the edge can set this header. */
export const clientAddress = (c: Context<AppEnv>): string => c.req.header('cf-connecting-ip') ?? 'unknown';

export const clientNetwork = (c: Context<AppEnv>): string => networkOf(clientAddress(c));

const HALF = 4;

/**
 * The network that an address stands for, the same for all its spellings: an IPv4 address by itself, also one that is
 * written as IPv6, and of any other IPv6 address the first half, as the holder of one has all 2^64 of its other half.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  if (groups === null) return address;
  return ipv4In(groups) ?? `${groups.slice(0, HALF).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, in lower case without leading zeros; null for any other text. */
function groupsOf(address: string): readonly string[] | null {
  const url = /^[\da-f:.]+$/i.test(address) ? URL.parse(`http://[${address}]/`) : null;
  if (url === null) return null;
  const parts = url.hostname.slice(1, -1).split('::');
  const [first = [], last = []] = parts.map((part) => (part === '' ? [] : part.split(':')));
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}

/** The IPv4 address in an IPv6 one (RFC 4291, 2.5.5.2). */
function ipv4In(groups: readonly string[]): string | null {
  const [prefix, bytes] = [groups.slice(0, 6).join(':'), groups.slice(6).map((group) => Number.parseInt(group, 16))];
  if (prefix !== '0:0:0:0:0:ffff') return null;
  return bytes.flatMap((pair) => [pair >> 8, pair & 255]).join('.');
}
