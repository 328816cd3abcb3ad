import { expect, test } from 'vitest';
import { hasContact } from './offer-gaps.ts';

test.each([
  'Chiama il 333 1234567',
  'tel. 0364/22.555',
  'Tel 0364 322111 ore pasti',
  '+39 347 12 34 567',
  '0039 030 9981234',
  'cell.3471234567',
  'Scrivi a info@albergo-sole.it',
  'lavoro+cuoco@rifugio.example.org.',
])('there is a contact in "%s"', (text) => expect(hasContact(text)).toBe(true));

test.each([
  '',
  'Candidati dal sito',
  'Paga da 1.300 a 1.500 euro al mese',
  'Dal 15/06/2027 al 30/09/2027, orario 8-12 e 14-18',
  'Dalle 08:00 alle 12:30, CAP 25043',
  '40 ore su 5 giorni, livello 4, CCNL 2026',
  'Seguici come @albergosole',
])('there is none in "%s"', (text) => expect(hasContact(text)).toBe(false));
