import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HELP_GROUPS } from './help.ts';
import { PRIVACY } from './privacy.ts';
import { TERMS } from './terms.ts';
import { GUEST_APPLICATION } from './text.ts';

const TEXTS = 'web/articles/texts';
const ARTICLES = readdirSync(TEXTS).map((name) => readFileSync(`${TEXTS}/${name}`, 'utf8'));
const PAGES = [HELP_GROUPS, TERMS, PRIVACY].map((page) => JSON.stringify(page));

test('help, terms and privacy say the same about applying without an account', () => {
  for (const page of PAGES) expect(page).toContain(GUEST_APPLICATION);
});

test.each(['L’account serve per candidarti', 'un account. Serve per candidarti', 'devi registrarti per candidarti'])(
  'no page and no article says that an account is needed to apply: %s',
  (claim) => {
    const needed = /(account|registra\w*)[^.]{0,30}\.? ?(serve )?per candidar/i;
    expect(claim).toMatch(needed);
    for (const text of [...PAGES, ...ARTICLES]) expect(text).not.toMatch(needed);
  },
);
