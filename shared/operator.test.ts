import { expect, test } from 'vitest';
import { addDays } from './dates.ts';
import { SECURITY_CONTACT_UNTIL } from './operator.ts';

test('security.txt ends in 30 days at the earliest and in a year at the latest: docs/runbook.md says how it is renewed', () => {
  const until = new Date(SECURITY_CONTACT_UNTIL);
  expect(until.getTime()).toBeGreaterThan(addDays(new Date(), 30).getTime());
  expect(until.getTime()).toBeLessThan(addDays(new Date(), 366).getTime());
});
