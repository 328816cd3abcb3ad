import { expect, test } from 'vitest';
import { BUTTON_COLOURS } from '../../worker/mail/layout.ts';
import { read } from './repository.ts';

test('the button of mails has the colours of the site in both themes', () => {
  const css = read('web/styles/tokens.css');
  const coloursOf = (token: string) =>
    [...css.matchAll(new RegExp(`--${token}: (#[\\da-f]{6});`, 'g'))].slice(0, 2).map(([, hex]) => hex);
  const { light, dark } = BUTTON_COLOURS;
  expect([light.ground, dark.ground]).toEqual(coloursOf('bosco'));
  expect([light.text, dark.text]).toEqual(coloursOf('on-bosco'));
});
