import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ARTICLE_CATEGORIES, blogPath, resolveArticleCategory } from './articles.ts';
import { JOB_CATEGORIES, resolveCategory } from './job-values.ts';
import { hasContact } from './offer-gaps.ts';
import { pagePath } from './paths.ts';
import { hasPublicForm } from './public-forms.ts';

fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS) || 300 });

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

test('a category is found in any case and spacing, and any other text means one of them or none', () => {
  const dress = fc.constantFrom(
    (word: string) => word.toUpperCase(),
    (word: string) => ` ${word.toLowerCase()}\t`,
    (word: string) => word.normalize('NFD'),
  );
  fc.assert(
    fc.property(fc.constantFrom(...JOB_CATEGORIES), dress, text, (category, write, other) => {
      expect(resolveCategory(write(category))).toBe(category);
      expect([null, ...JOB_CATEGORIES]).toContain(resolveCategory(other));
    }),
  );
});

test('the address of a category of the blog is read as that category', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ARTICLE_CATEGORIES), text, (category, other) => {
      const { searchParams } = new URL(blogPath(category), 'https://lavoro.example');
      expect(resolveArticleCategory(searchParams.get('categoria'))).toBe(category);
      expect([null, ...ARTICLE_CATEGORIES]).toContain(resolveArticleCategory(other));
    }),
  );
});

test('a number or an address is seen wherever it stands in a text', () => {
  const phone = fc
    .tuple(
      fc.constantFrom('', '+39 ', '0039'),
      fc.stringMatching(/^3\d{2}$/),
      fc.constantFrom(' ', '-', '.', ''),
      fc.stringMatching(/^\d{7}$/),
    )
    .map((parts) => parts.join(''));
  const word = fc.stringMatching(/^[a-z ]{0,20}$/);
  fc.assert(
    fc.property(
      word,
      fc.oneof(phone, fc.stringMatching(/^[a-z]{1,9}@[a-z]{1,9}\.it$/)),
      word,
      (before, contact, after) => {
        expect(hasContact(`${before} ${contact} ${after}`)).toBe(true);
      },
    ),
  );
  fc.assert(
    fc.property(fc.oneof(text, fc.stringMatching(/^[\d ./-]{0,200}$/)), (typed) => {
      expect(typeof hasContact(typed)).toBe('boolean');
    }),
  );
});

test('a page has a public form or not, whatever its address', () => {
  fc.assert(
    fc.property(text, (id) => {
      expect(typeof hasPublicForm(`/${id}`)).toBe('boolean');
      expect(hasPublicForm(pagePath.job(id.toWellFormed()))).toBe(id !== '');
    }),
  );
});
