import fc from 'fast-check';
import { expect, test } from 'vitest';
import { property } from '../../worker/testing/property.ts';
import { PROFILE_OPENING, profileMessage } from './stored-parts.tsx';

const text = (maxLength: number) => fc.string({ unit: 'binary', maxLength });
const profile = fc.record({
  title: text(120),
  location: text(120),
  skills: fc.array(text(60), { minLength: 1, maxLength: 20 }),
  experience: fc.option(text(3000)),
});

const words = text(2500);
const room = fc.integer({ min: 300, max: 2000 });

property('a message fits, keeps its words, and cuts no character', [profile, words, room], (body, typed, most) => {
  const message = profileMessage(body, typed, most);
  if (message === null) return expect(typed.trim().length).toBeGreaterThan(most - 300);
  expect(message.length).toBeLessThanOrEqual(most);
  expect(message.startsWith(typed.trim())).toBe(true);
  expect(message).toContain(PROFILE_OPENING);
  if (`${typed}${body.title}${body.location}${body.skills}${body.experience}`.isWellFormed())
    expect(message.isWellFormed()).toBe(true);
});

test('a message of a profile says its facts, the last ones cut where there is no room', () => {
  const body = {
    title: 'Barista',
    location: 'Breno',
    skills: ['caffetteria', 'inglese'],
    experience: `Tre stagioni.\nSono libera subito.${' ancora'.repeat(300)}`,
  };
  const message = profileMessage({ ...body, experience: 'Tre stagioni.\nSono libera subito.' }, '', 2000);
  expect(message).toBe(
    [
      'Buongiorno, mi candido per questa offerta.',
      '',
      'Dal mio profilo su Lavoro in Valle:',
      'Professione: Barista',
      'Comune di residenza: Breno',
      'Competenze: caffetteria, inglese',
      'Esperienza e preferenze: Tre stagioni.',
      'Sono libera subito.',
    ].join('\n'),
  );
  const cut = profileMessage(body, 'Ciao', 400);
  expect(cut).toMatch(/^Ciao\n\nDal mio profilo su Lavoro in Valle:\nProfessione: Barista\n/);
  expect(cut).toMatch(/ancora…$/);
});
