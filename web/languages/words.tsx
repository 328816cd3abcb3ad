import { createContext, use } from 'react';
import { dayIn, fill, localeOf, momentIn } from '../../shared/language-words.ts';
import { inLanguage } from '../../shared/languages.ts';
import { isKeyOf } from '../../shared/records.ts';
import type { Requirement } from '../../shared/requirement-values.ts';
import type { Counted, PageTexts } from '../content/translated-texts.ts';

/** Texts of a language with its numbers, amounts and dates. */
export function wordsOf(texts: PageTexts) {
  const { language } = texts;
  const locale = localeOf(language);
  const plural = new Intl.PluralRules(language);
  const grouped = new Intl.NumberFormat(locale);
  const euro = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return {
    texts,
    path: (path: string): string => inLanguage(language, path),
    counted: (forms: Counted, count: number, more = ''): string =>
      fill(forms[plural.select(count)] ?? forms.other, { count: grouped.format(count) + more }),
    money: (amount: number): string => euro.format(amount),
    day: (iso: string): string => dayIn(language, new Date(iso)),
    moment: (iso: string): string => momentIn(language, new Date(iso)),
  };
}
export type Words = ReturnType<typeof wordsOf>;

export const WordsContext = createContext<Words | null>(null);

/** @throws Error outside of a page in another language */
export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error('useWords: this page is Italian');
  return words;
}

/** Text that an employer has typed. */
export const Italian = ({ children }: { children: string }) => <bdi lang="it">{children}</bdi>;

/** A requirement in words; one that an employer has typed stays Italian. */
export function RequirementWords({ requirement }: { requirement: Requirement }) {
  const { values, offer } = useWords().texts;
  const { what, level, reason } = requirement;
  return (
    <>
      {isKeyOf(values.requirement, what) ? values.requirement[what] : <Italian>{what}</Italian>}
      {level && ` ${level === 'madrelingua' ? offer.native : level}`}
      {reason && (
        <>
          {' '}
          (<Italian>{reason}</Italian>)
        </>
      )}
    </>
  );
}
