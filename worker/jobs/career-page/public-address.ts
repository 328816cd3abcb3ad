const NOT_PUBLIC = 'A questo indirizzo non c’è un sito pubblico: leggiamo solo pagine che chiunque può aprire.';

/** A name of at least two parts, of which the last has letters: no numeric address ends so, however it is written. */
const NAME = /^(?=.{4,253}$)(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/;
/** Names of nobody's public site (RFC 6761, RFC 6762, RFC 8375, RFC 9476, and what private networks take). */
const PRIVATE_NAME =
  /\.(?:localhost|local|localdomain|internal|intranet|private|lan|home|corp|test|invalid|onion|alt|arpa)$/;

/** Why no page is read from an address, as far as the address itself says; null where nothing speaks against it. */
export function pageRefusal(address: string): string | null {
  if (!URL.canParse(address)) return 'Scrivi l’indirizzo intero della pagina, da https:// in poi.';
  const { protocol, username, password, port, hostname } = new URL(address);
  if (protocol !== 'https:') return 'Leggiamo solo pagine il cui indirizzo comincia con https://';
  if (username !== '' || password !== '') return 'L’indirizzo contiene un nome utente o una password: toglili.';
  if (port !== '') return 'L’indirizzo contiene un numero di porta: toglilo.';
  return NAME.test(hostname) && !PRIVATE_NAME.test(hostname) ? null : NOT_PUBLIC;
}

/** Blocks of IPv4 that are nobody's on the public internet (IANA's registry of special-purpose addresses; multicast and above). */
const SPECIAL_IPV4 = (
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 ' +
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3'
).split(' ');

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const numberOf = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

function isSpecial(address: string): boolean {
  return SPECIAL_IPV4.some((block) => {
    const [first = '', bits] = block.split('/');
    const size = 2 ** (32 - Number(bits));
    return Math.floor(numberOf(address) / size) === numberOf(first) / size;
  });
}

/**
 * True for an address of the public internet, as a resolver writes it. Of IPv6 only what is given out to networks (2000::/3) is: no
 * loopback, no private network, nothing that holds an IPv4 address (mapped, NAT64, Teredo, 6to4), no documentation.
 */
export function isPublicAddress(address: string): boolean {
  if (IPV4.test(address)) return !isSpecial(address);
  if (!/^[\da-f:]+$/i.test(address) || !URL.canParse(`https://[${address}]`)) return false;
  const parts = new URL(`https://[${address}]`).hostname.slice(1, -1).split(':');
  const [first = 0, second = 0] = parts.map((part) => Number.parseInt(part || '0', 16));
  if (first === 0x2001) return second >= 0x200 && second !== 0xdb8;
  return first >= 0x2000 && first < 0x4000 && first !== 0x2002 && !(first === 0x3fff && second < 0x1000);
}
