import { expect, test } from 'vitest';
import { read, SOURCES } from './repository.ts';

/** Forms that send without `useDeclaredForm`, and why. */
const BY_HAND: Readonly<Record<string, string>> = {
  'web/forms/form.tsx': 'draws what all declared forms share',
  'web/applications/answer-form.tsx': 'is one choice; three places answer by three calls',
  'web/alerts/phone-alerts-page.tsx':
    'has nothing to type, and asks for a permission that browsers give to a press alone',
  'web/applications/interview-box.tsx': 'is one press, which works without script',
  'web/jobs/own/own-jobs-page.tsx': 'changes the address and sends nothing',
  'web/jobs/own/close-job.tsx': 'is boxes and a text in a dialog, whose button stands outside',
  'web/alerts/end-mails-page.tsx': 'is one button, which works without script',
};

/** A form that leads to an address has its method among its first attributes. */
const SENDS = /<form\b(?!\s+(?:\w+="[^"]*"\s+)*method="get")/;

test('every form that sends is declared, or named with its reason', () => {
  const forms = SOURCES.filter((path) => path.startsWith('web/') && SENDS.test(read(path)));
  // Use useDeclaredForm, or name the form in BY_HAND with the reason.
  expect(forms.toSorted()).toEqual(Object.keys(BY_HAND).toSorted());
});
