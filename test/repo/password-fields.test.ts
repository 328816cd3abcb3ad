import { expect, test } from 'vitest';
import { expectNone, isTest, read, SOURCES } from './repository.ts';

const FIELD = 'web/accounts/password-input.tsx';
const PAGES = SOURCES.filter((path) => path.startsWith('web/') && !isTest(path));

// Journeys see that this one field hides a password until it is to be shown: test/e2e/account.test.ts.
test('passwords are typed into one field', () => {
  expect(PAGES.filter((path) => /\btype[=:][^>\n]*['"]password['"]/.test(read(path)))).toEqual([FIELD]);
});

test('every such field says which password it is, for password managers', () => {
  const bare = PAGES.flatMap((path) =>
    [...read(path).matchAll(/<PasswordInput\b[\s\S]*?\/>/g)]
      .filter(([field]) => !/autoComplete="(current|new)-password"/.test(field))
      .map(() => path),
  );
  expectNone('Give it autoComplete', bare);
});

test('nothing stands in the way of pasting', () => {
  expectNone(
    'Let people paste',
    PAGES.filter((path) => /onPaste|onBeforeInput|['"](paste|beforeinput)['"]/.test(read(path))),
  );
});
