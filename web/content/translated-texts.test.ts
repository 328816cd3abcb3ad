import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../shared/languages.ts';
import { TRANSLATIONS } from './translated-texts.ts';

/** Bytes of the texts of a page in one language, as the edge compresses them. */
const MOST_BYTES = 12_000;

type Tree = { readonly [Key in string]: string | null | Tree };

/** Each text by its path, `list.title`; those by number by the path of all their forms. */
function textsOf(tree: Tree, path = ''): (readonly [path: string, text: string])[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const at = path.startsWith('counted.') ? path : `${path}${path && '.'}${key}`;
    return value === null ? [] : typeof value === 'string' ? [[at, value] as const] : textsOf(value, at);
  });
}

const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

const treeOf = async (code: (typeof LANGUAGE_CODES)[number]) =>
  (await TRANSLATIONS[code]()).default as unknown as Tree & { readonly counted: Readonly<Record<string, Tree>> };
const ENGLISH = new Map(textsOf(await treeOf('en')));

describe.each(LANGUAGE_CODES)('%s', (code) => {
  test('has the texts of English, with the values that go into them, and no others', async () => {
    const texts = textsOf(await treeOf(code)).filter(([path]) => !path.startsWith('counted.'));
    expect(texts.map(([path, text]) => [path, ...placeholders(text)])).toEqual(
      texts.map(([path]) => [path, ...placeholders(ENGLISH.get(path) ?? 'not in English')]),
    );
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('has each text by number in all of its forms', async () => {
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
    const { counted } = await treeOf(code);
    for (const [name, forms] of Object.entries(counted))
      expect(Object.keys(forms).sort(), name).toEqual([...pluralCategories].sort());
  });

  test('is light, and says who has checked it, and when it was made', async () => {
    const file = readFileSync(new URL(`./languages/${code}.json`, import.meta.url), 'utf8');
    const { reviewedBy, date } = JSON.parse(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    expect(brotliCompressSync(JSON.stringify(JSON.parse(file)), { params }).length).toBeLessThan(MOST_BYTES);
    expect(reviewedBy === null || reviewedBy.length > 2).toBe(true);
    expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  test('says in mails what the pages say', async () => {
    const mails = JSON.parse(readFileSync(`worker/mail/languages/${code}.json`, 'utf8'));
    const { values, apply, mine } = (await TRANSLATIONS[code]()).default;
    expect(mails.reason).toEqual(values.reason);
    expect(values.status).toMatchObject(mails.status);
    expect([mails.send, mails.follow]).toEqual([apply.send, mine.follow]);
  });
});
