import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { offerContact } from '../../shared/offer-contact.ts';
import { phoneParts } from '../../shared/phone-parts.ts';
import { PhoneLinks } from './phone-links.tsx';

const numbersIn = (text: string) => phoneParts(text).filter((_, index) => index % 2 === 1);

test.for([
  ['Chiama il 347 123 4567 dopo le 18.', ['347 123 4567']],
  ['Tel. 0364-321234, o +39 333.1234567', ['0364-321234', '+39 333.1234567']],
  ['(0364 32 12 34) 0039 3471234567', ['0364 32 12 34', '0039 3471234567']],
  ['3471234567/3331234567', []],
])('the numbers of "%s" are links', ([text, numbers]) => {
  expect(numbersIn(text as string)).toEqual(numbers);
  expect(phoneParts(text as string).join('')).toBe(text);
});

test.for([
  'Dal 01/12/2026 al 31/01/2027',
  'Turni 08.30-12.30 e 06:00-14:00',
  '1.300 € al mese, 14.000-18.000 € l’anno',
  'P. IVA 01234567890',
  'codice 347-abc, CAP 25043',
])('"%s" has no number to dial', (text) => {
  expect(numbersIn(text)).toEqual([]);
});

test('a number is dialled with its country, and reads as it was written', () => {
  const shown = (text: string) => renderToStaticMarkup(createElement(PhoneLinks, { text }));
  expect(shown('Chiama 0364 321.234')).toContain(
    '<a class="above whitespace-nowrap" href="tel:+390364321234">0364 321.234</a>',
  );
  expect(shown('0041 79 123 45 67')).toContain('href="tel:0041791234567"');
});

test('somebody who is hired calls the employer at the first number of its offer, if there is one', () => {
  const companyName = 'Trattoria Al Ponte';
  const description = 'Dal 01/12/2026. Chiama il 333 7654321, o lo 0364 321234.';
  expect(offerContact({ companyName, description })).toBe('Trattoria Al Ponte, 333 7654321');
  expect(offerContact({ companyName, description: 'Turni 08.30-12.30' })).toBe(companyName);
});
