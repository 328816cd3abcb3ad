import { expect, test } from 'vitest';
import { SITE_NAME } from '../../shared/site.ts';
import { notificationOf } from './notifications.ts';

const ORIGIN = 'https://site.example';
const shown = (notification: unknown) => notificationOf(JSON.stringify({ web_push: 8030, notification }), ORIGIN);

test('a declarative message is shown as it says, and leads where it says', () => {
  const given = { title: 'Serve subito', body: 'Barista a Breno', lang: 'it', dir: 'ltr', tag: 'x', silent: false };
  expect(shown({ ...given, navigate: `${ORIGIN}/offerte/abc#contatti` })).toEqual({
    title: 'Serve subito',
    options: {
      body: 'Barista a Breno',
      lang: 'it',
      dir: 'ltr',
      tag: 'x',
      silent: false,
      icon: '/icons/icon-192.png',
      data: `${ORIGIN}/offerte/abc#contatti`,
    },
  });
});

test.each([
  ['of another site', 'https://other.example/offerte/abc'],
  ['of a site whose name begins alike', 'https://site.example.other/offerte/abc'],
  ['with the site as a name of a user', 'https://site.example@other.example/'],
  ['of script', 'javascript:alert(1)'],
  ['without one', undefined],
])('an address %s leads home', (_, navigate) => {
  expect(shown({ title: 'Serve subito', navigate }).options.data).toBe(`${ORIGIN}/`);
});

test.each(['', 'Serve subito', 'null', '{"web_push":8030}', '{"notification":{"body":"senza titolo"}}'])(
  'a message that cannot be read, %j, says so, quietly',
  (message) => {
    expect(notificationOf(message, ORIGIN)).toMatchObject({
      title: SITE_NAME,
      options: { body: expect.stringContaining('non si riesce a leggere'), silent: true, data: `${ORIGIN}/` },
    });
  },
);
