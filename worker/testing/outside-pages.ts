import { uniqueWord } from './factories.ts';

/** The answer of an address: its body, as often as `times` says, of which each piece comes after `delayMs`. */
type OutsidePage = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly times?: number;
  readonly delayMs?: number;
};

/** Host by which test/outside-world.js is told what to answer. */
const TESTS = 'https://tests.example.net';

/** Puts a page outside. @returns its path, which every host outside has */
export async function putPage(page: OutsidePage): Promise<string> {
  const path = `/${uniqueWord()}`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', ...page.headers };
  await fetch(TESTS + path, { method: 'PUT', body: JSON.stringify({ ...page, headers }) });
  return path;
}

type Requested = { readonly url: string; readonly headers: Readonly<Record<string, string>> };

/** The requests that a host outside has had. */
export const requestedOf = async (host: string): Promise<readonly Requested[]> =>
  (await fetch(`${TESTS}/?host=${host}`)).json();

/** Addresses of nobody on the public internet. */
export const PRIVATE_ADDRESSES = [
  ...'0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.254'.split(' '),
  ...'169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.8 192.0.2.1 192.88.99.1 192.168.1.1'.split(' '),
  ...'198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.9 224.0.0.1 239.1.1.1 240.0.0.1 255.255.255.255'.split(' '),
  ...'::1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 ::ffff:7f00:1 ::127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::1'.split(' '),
  ...'100::1 fc00::1 fd12:3456::1 fe80::1 fec0::1 ff02::1 2001::1 2001:2::1 2001:10::1'.split(' '),
  ...'2001:20::1 2001:db8::1 2002:7f00:1::1 3fff::1 3fff:fff::1 4000::1 1fff::1'.split(' '),
];

/** Addresses of hosts that are refused before any name is looked up. */
export const REFUSED_HOSTS = [
  ...'127.0.0.1 8.8.8.8 2130706433 0x7f000001 0x7f.0.0.1 0177.0.0.1 127.1 017700000001 0'.split(' '),
  ...[
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[2606:4700::1]',
    '[fd00::1]',
    '1.1.1.1.',
  ],
  ...'localhost localhost. LOCALHOST a.localhost router router. www.example.org. printer.local'.split(' '),
  ...'metadata.google.internal nas.home.arpa 1.0.0.127.in-addr.arpa box.lan pc.localdomain sito.test'.split(' '),
  ...'１２７.０.０.１ ⑫7.0.0.1 127。0。0。1 loc%61lhost %31%32%37.0.0.1 a..example.org -.org x.y'.split(' '),
];
