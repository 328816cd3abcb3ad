import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessable } from './guessable.ts';

fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS) || 300 });

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

test('any password is weighed, and the case of its letters changes nothing', () => {
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 3 }), (password, own) => {
      expect([null, 'common', 'own']).toContain(guessable(password, own));
    }),
  );
  fc.assert(
    fc.property(
      fc.oneof(fc.constantFrom('password', 'qwerty', 'abc123'), fc.stringMatching(/^[a-z\d]{1,12}$/)),
      (password) => {
        expect(guessable(password.toUpperCase(), [])).toBe(guessable(password, []));
      },
    ),
  );
});

test('a password of nothing but one’s own name is guessable, whatever figures and signs stand around it', () => {
  const signs = fc.stringMatching(/^[\d!?.,_ -]{0,6}$/);
  fc.assert(
    fc.property(signs, fc.stringMatching(/^[a-z]{3,14}$/), signs, text, (before, name, after, other) => {
      expect(guessable(before + name + after, [name, other])).not.toBeNull();
      expect(guessable(before + name + after, [`${name}@example.org`])).not.toBeNull();
    }),
  );
});
