import type { ReactNode } from 'react';
import type { OfferQuestions, QuestionId } from '../../shared/application-questions.ts';
import { type JobFilterName, jobFilter } from '../../shared/job-filters.ts';
import { dayIn, fill, localeOf, momentIn } from '../../shared/language-words.ts';
import { inLanguage } from '../../shared/languages.ts';
import { isKeyOf } from '../../shared/records.ts';
import type { Requirement } from '../../shared/requirement-values.ts';
import type { Counted, PageTexts } from '../content/translated-texts.ts';

/** Text that an employer has typed. */
export const Italian = ({ children }: { children: string }) => <bdi lang="it">{children}</bdi>;

/** Texts of a language with its numbers, amounts, dates and values. */
export function wordsOf(texts: PageTexts) {
  const { language, values, filters, offer } = texts;
  const locale = localeOf(language);
  const plural = new Intl.PluralRules(language);
  const grouped = new Intl.NumberFormat(locale);
  const euro = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const money = (amount: number): string => euro.format(amount);
  const moment = (iso: string): string => momentIn(language, new Date(iso));
  /** A requirement in words; one that an employer has typed stays Italian. */
  const requirement = ({ what, level, reason }: Requirement): ReactNode => (
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
  return {
    texts,
    path: (path: string): string => inLanguage(language, path),
    counted: (forms: Counted, count: number, more = ''): string =>
      fill(forms[plural.select(count)] ?? forms.other, { count: grouped.format(count) + more }),
    money,
    day: (iso: string): string => dayIn(language, new Date(iso)),
    moment,
    question: (id: QuestionId): string => values.question[id],
    /** Says of a list that it is a copy. */
    copyOf: (time: string): string => fill(texts.list.copy, { time: moment(time) }),
    /** Label of a value of a filter. */
    filterValue: (name: JobFilterName, value: string): string => {
      if (jobFilter(name).kind === 'tick') return filters[name];
      if (name === 'minPay') return fill(offer.aMonth, { amount: money(Number(value)) });
      if (jobFilter(name).kind === 'month') return value.split('-').reverse().join('/');
      const labels: Readonly<Record<string, string>> = isKeyOf(values, name) ? values[name] : {};
      return labels[value] ?? value;
    },
    requirement,
    /** Requirements that an applicant can tick, in the order of `tickable`. */
    ticks: ({ licence, requirements = [] }: OfferQuestions): readonly ReactNode[] => [
      ...(licence ? [fill(offer.licenceName, { licence })] : []),
      ...requirements.map((each) => requirement({ ...each, reason: null })),
    ],
  };
}
export type Words = ReturnType<typeof wordsOf>;
