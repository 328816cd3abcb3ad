import { expect, test } from 'vitest';
import { expectNone, isTest, read, SOURCES } from './repository.ts';

const FIELD = 'web/accounts/password-input.tsx';
const NEW_FIELD = 'web/accounts/new-password-input.tsx';
/** The gallery shows a field of its own, which nobody signs in with. */
const PAGES = SOURCES.filter((path) => path.startsWith('web/') && !path.startsWith('web/ui-gallery/') && !isTest(path));

test('passwords are typed into one field, hidden until somebody wants to see it', () => {
  expect(PAGES.filter((path) => /\btype[=:][^>\n]*['"]password['"]/.test(read(path)))).toEqual([FIELD]);
  expect(read(FIELD)).toContain("type={visible ? 'text' : 'password'}");
  expect(read(FIELD)).toContain('useState(false)');
});

test('every such field says which password it is, for password managers', () => {
  const bare = PAGES.flatMap((path) =>
    [...read(path).matchAll(/<PasswordInput\b[\s\S]*?\/>/g)]
      .filter(([field]) => !/autoComplete="(current|new)-password"/.test(field))
      .map(() => path),
  );
  expectNone('Give it autoComplete', bare);
  expect(read(NEW_FIELD)).toContain('autoComplete="new-password"');
});

test('nothing stands in the way of pasting', () => {
  expectNone(
    'Let people paste',
    PAGES.filter((path) => /onPaste|onBeforeInput|['"](paste|beforeinput)['"]/.test(read(path))),
  );
});
