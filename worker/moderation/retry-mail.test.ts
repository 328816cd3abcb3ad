import { expect, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { canRetry } from './retry-mail.ts';

const NOW = new Date('2026-11-20T08:00:00Z');

/** Answers canRetry for a mail written so many days ago. */
const after = (kind: string, days: number, bodyText = 'Testo') =>
  canRetry({ cause: `${kind}:abc`, bodyText, createdAt: addDays(NOW, -days) }, NOW);

test.each([
  ['email-link', 3],
  ['alert-link', 7],
  ['confirm-application', 7],
  ['renewed-check-link', 14],
  ['candidate-idle', 7],
  ['job-check', 14],
  ['alert-renewal', 14],
])('the link of %s is good for %i days: it can be sent until a day before', (kind, days) => {
  expect([0, 1, days - 1.01, days - 1, days, 29].map((age) => after(kind, age))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a link for a new password is dead long before its mail is given up', () => {
  expect([0, 1, 2].map((age) => after('password-reset', age))).toEqual([false, false, false]);
});

test.each(['application', 'application-answer', 'candidate-message', 'password-changed', 'moderation', 'newsletter'])(
  'a mail without a link can be sent as long as it is kept: %s',
  (kind) => {
    expect([0, 3, 14, 29].map((age) => after(kind, age))).toEqual([true, true, true, true]);
  },
);

test('a mail without its text is no mail', () => {
  expect(after('application', 1, '')).toBe(false);
});
