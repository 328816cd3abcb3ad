import { expect, test } from 'vitest';
import { expectNone, read, SOURCES } from './repository.ts';

const DECISION = 'docs/adr/0040-a-form-is-declared.md';

/** A form that leads to an address has its method among its first attributes. */
const SENDS = /<form\b(?!\s+(?:\w+="[^"]*"\s+)*method="get")/;

test('every form that sends is declared, or named with its reason', () => {
  const decision = read(DECISION);
  const forms = SOURCES.filter((path) => path.startsWith('web/') && SENDS.test(read(path)));
  expect(forms).toContain('web/forms/form.tsx');
  const breaches = forms.filter((path) => !decision.includes(`\`${path}\``));
  expectNone(`Use useDeclaredForm, or give the reason in ${DECISION}`, breaches);
});
