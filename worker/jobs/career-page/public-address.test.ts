import { expect, test } from 'vitest';
import { PRIVATE_ADDRESSES, REFUSED_HOSTS } from '../../testing/outside-pages.ts';
import { isPublicAddress, pageRefusal } from './public-address.ts';

test.each([
  ...'8.8.8.8 1.1.1.1 93.184.216.34 9.255.255.255 11.0.0.0 172.15.255.255 172.32.0.0 192.167.0.1'.split(' '),
  ...'100.63.255.255 100.128.0.0 169.253.255.255 198.17.255.255 198.20.0.0 223.255.255.255'.split(' '),
  ...'2606:4700:4700::1111 2a00:1450:4002:410::200e 2001:4860:4860::8888 2001:200::1 3fff:1000::1'.split(' '),
])('%s is an address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...PRIVATE_ADDRESSES,
  '::',
  // No addresses, as no resolver writes them.
  ...[
    '',
    'localhost',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '8.8.8',
    '8.8.8.8.',
    '08.8.8.8',
    '256.1.1.1',
    ' 8.8.8.8',
    '8.8.8.8\n',
  ],
  ...[
    'fe80::1%eth0',
    '2606:4700::1%25eth0',
    '2606:4700:::1',
    '[2606:4700::1]',
    '2606:4700::1]/',
    'g::1',
    '2606:4700::1@x',
  ],
])('%j is none', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  'https://www.example.org/lavora?id=1#x',
  'https://example.org:443/',
  'https://xn--caff-8oa.example.it/',
  'HTTPS://EXAMPLE.ORG',
  'https://città.it/',
])('%s may be asked', (address) => {
  expect(pageRefusal(address)).toBeNull();
});

test.each([
  ...REFUSED_HOSTS.map((host) => `https://${host}/`),
  ...'http://example.org/ ftp://example.org/ file:///etc/passwd data:text/html,x javascript:alert(1) blob:https://a.it/1'.split(
    ' ',
  ),
  ...'https://u@example.org/ https://u:p@example.org/ https://:p@example.org https://example.org@127.0.0.1/'.split(' '),
  ...[
    'https://example.org:8443/',
    'https://example.org:80/',
    'https://[fe80::1%25eth0]/',
    'https://',
    '//example.org',
    'example.org',
    '',
    '\0',
  ],
  'https://127.0.0.1\\@example.org/',
])('%j is refused in words', (address) => {
  expect(pageRefusal(address)).toMatch(/^[A-ZÈ].{20,}[.:/]/);
});
