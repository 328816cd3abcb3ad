import type { ReactNode } from 'react';
import type { OfferQuestions, QuestionId } from '../../shared/application-questions.ts';
import { romeDaysBetween } from '../../shared/dates.ts';
import type { JobFilterName, jobFilter } from '../../shared/job-filters.ts';
import type { JobSummary } from '../../shared/jobs.ts';
import { dayIn, fill, localeOf, momentIn } from '../../shared/language-words.ts';
import { inLanguage } from '../../shared/languages.ts';
import { isKeyOf } from '../../shared/records.ts';
import type { Requirement } from '../../shared/requirement-values.ts';
import type { Counted, PageTexts } from '../content/translated-texts.ts';

type FilterKind = ReturnType<typeof jobFilter>['kind'];

/** Text that an employer has typed. */
const typed = (text: string): ReactNode => <bdi lang="it">{text}</bdi>;

/** Texts of a language with its numbers, amounts, dates and values. */
export function wordsOf(texts: PageTexts) {
  const { language, values, filters, offer, counted: forms } = texts;
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
      {isKeyOf(values.requirement, what) ? values.requirement[what] : typed(what)}
      {level && ` ${level === 'madrelingua' ? offer.native : level}`}
      {reason && <> ({typed(reason)})</>}
    </>
  );
  const counted = (forms: Counted, count: number, more = ''): string =>
    fill(forms[plural.select(count)] ?? forms.other, { count: grouped.format(count) + more });
  /** The pay as it was written; null where none was. */
  const pay = ({ salaryMin: min, salaryMax: max, salaryPeriod, salaryNet }: JobSummary): string | null => {
    const amount =
      min === null
        ? max && fill(offer.upTo, { pay: money(max) })
        : max === null
          ? fill(offer.from, { pay: money(min) })
          : [...new Set([min, max])].map(money).join(' – ');
    if (!amount) return null;
    return [amount, salaryNet && offer.net, salaryPeriod && values.period[salaryPeriod]].filter(Boolean).join(' ');
  };
  const since = (text: string, date: string, now: Date): string => {
    const days = romeDaysBetween(new Date(date), now);
    return fill(text, { when: days === 0 ? offer.today : counted(forms.daysAgo, days) });
  };
  return {
    texts,
    typed,
    path: (path: string): string => inLanguage(language, path),
    counted,
    money,
    pay,
    day: (iso: string): string => dayIn(language, new Date(iso)),
    moment,
    question: (id: QuestionId): string => values.question[id],
    /** Says of a list that it is a copy. */
    copyOf: (time: string): string => fill(texts.list.copy, { time: moment(time) }),
    /** Label of a value of a filter. */
    filterValue: (name: JobFilterName, value: string, kind: FilterKind): string => {
      if (kind === 'tick') return filters[name];
      if (name === 'minPay') return fill(offer.aMonth, { amount: money(Number(value)) });
      if (kind === 'month') return value.split('-').reverse().join('/');
      const labels: Readonly<Record<string, string>> = isKeyOf(values, name) ? values[name] : {};
      return labels[value] ?? value;
    },
    requirement,
    /** Name with the title of its offer, which is read out as Italian. */
    named: (text: string, title: string): ReactNode => (
      <>
        <span>{text}</span>
        <span className="sr-only">
          {': '}
          {typed(title)}
        </span>
      </>
    ),
    /** Terms of an offer on its card. @param left see `lastDays` */
    terms: (job: JobSummary, left: number | null) => ({
      urgent: job.open && job.neededFrom ? fill(offer.urgent, { when: moment(job.validThrough) }) : null,
      pay: pay(job),
      noPay: offer.noPay,
      type: values.type[job.type],
      contract: values.contract[job.contract],
      licence: job.licence && fill(offer.needsLicence, { licence: job.licence }),
      countdown: left && counted(forms.daysLeft, left),
    }),
    /** Days since an offer was published, and since it was last said to be open. */
    ages: ({ open, postedDate, confirmedAt }: JobSummary, now: Date): string => {
      const published = since(offer.published, postedDate, now);
      return open && confirmedAt ? `${published} · ${since(offer.confirmed, confirmedAt, now)}` : published;
    },
    /** Requirements that an applicant can tick, in the order of `tickable`. */
    ticks: ({ licence, requirements = [] }: OfferQuestions): readonly ReactNode[] => [
      ...(licence ? [fill(offer.licenceName, { licence })] : []),
      ...requirements.map((each) => requirement({ ...each, reason: null })),
    ],
  };
}
export type Words = ReturnType<typeof wordsOf>;
