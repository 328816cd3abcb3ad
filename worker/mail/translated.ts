import type { Answer, RefusalReason } from '../../shared/application-values.ts';
import { OVERDUE_DAYS } from '../../shared/application-values.ts';
import { dayIn, fill } from '../../shared/language-words.ts';
import { directionOf, inLanguage, type Language } from '../../shared/languages.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { confirmApplicationLink, endMailsLink } from '../../shared/token-links.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import ar from './languages/ar.json';
import en from './languages/en.json';
import pa from './languages/pa.json';
import ro from './languages/ro.json';
import sq from './languages/sq.json';
import uk from './languages/uk.json';
import { composeMail, type EndingLink, type Parts } from './layout.ts';
import type { Mail } from './outbox.ts';

/** Texts of the mails to applicants. One that is missing does not compile. */
const TEXTS: Readonly<Record<Language, typeof en>> = { ro, en, uk, sq, ar, pa };

type Offer = Pick<JobRow, 'title' | 'companyName'>;

function compose(
  lang: Language,
  why: keyof (typeof en)['why'],
  parts: Omit<Parts, 'why' | 'lang' | 'dir' | 'vat'>,
): Mail {
  const texts = TEXTS[lang];
  return composeMail({
    ...parts,
    why: fill(texts.why[why], { site: SITE_NAME }),
    vat: texts.vat,
    lang,
    dir: directionOf(lang),
  });
}

const offerFacts = ({ facts }: typeof en, { title, companyName }: Offer) => [
  { label: facts.offer, value: title },
  { label: facts.employer, value: companyName },
];

export const followLabel = (language: Language): string => TEXTS[language].follow;

export function translatedConfirmMail(language: Language, { token, expiresAt, siteUrl }: EndingLink): Mail {
  const { confirm, send } = TEXTS[language];
  const first = fill(confirm.first, { send, date: dayIn(language, expiresAt) });
  const url = siteUrl + inLanguage(language, confirmApplicationLink(token));
  return compose(language, 'entered', { ...confirm, paragraphs: [first, confirm.second], link: { label: send, url } });
}

export function translatedLinksMail(
  language: Language,
  found: readonly { readonly job: Offer; readonly url: string }[],
): Mail {
  const { links, follow } = TEXTS[language];
  const items = found.map(({ job: { title, companyName }, url }) => ({ label: title, about: companyName, url }));
  return compose(language, 'applicant', {
    ...links,
    paragraphs: [links.first],
    groups: [{ title: links.subject, items }],
    link: { label: follow, url: found[0]?.url ?? '' },
  });
}

type Answered = {
  readonly job: Offer;
  readonly name: string;
  readonly status: Answer;
  readonly note: string | null;
  readonly reason: RefusalReason | null;
  readonly corrects: boolean;
  readonly link: Parts['link'];
};

export function translatedAnswerMail(language: Language, answered: Answered): Mail {
  const { job, name, status, note, reason, corrects, link } = answered;
  const texts = TEXTS[language];
  const { subject, heading, next } = texts[status];
  return compose(language, 'applicant', {
    subject: fill(subject, job),
    heading,
    paragraphs: [
      `${fill(texts.hello, { name })} ${next}`,
      ...(note === null ? [] : [fill(texts.adds, { company: job.companyName, note })]),
      ...(corrects ? [texts.corrects] : []),
    ],
    facts: [
      ...offerFacts(texts, job),
      { label: texts.facts.answer, value: texts.status[status] },
      ...(reason === null ? [] : [{ label: texts.facts.reason, value: texts.reason[reason] }]),
    ],
    link,
  });
}

export function translatedUnheardMail(
  language: Language,
  { job, name, link }: Pick<Answered, 'job' | 'name' | 'link'>,
): Mail {
  const { unheard, hello } = TEXTS[language];
  const second = fill(unheard.second, { company: job.companyName, days: OVERDUE_DAYS });
  return compose(language, 'applicant', {
    subject: fill(unheard.subject, job),
    heading: unheard.heading,
    paragraphs: [`${fill(hello, { name })} ${unheard.first}`, second],
    link,
  });
}

type Invitation = {
  readonly job: Offer & Pick<JobRow, 'publicId' | 'location'>;
  readonly name: string;
  readonly token: string;
  readonly siteUrl: string;
};

export function translatedInvitationMail(language: Language, { job, name, token, siteUrl }: Invitation): Mail {
  const texts = TEXTS[language];
  const { season } = texts;
  return compose(language, 'applicant', {
    subject: fill(season.subject, { title: job.title, company: job.companyName }),
    heading: season.heading,
    paragraphs: [`${fill(texts.hello, { name })} ${season.first}`, season.second],
    facts: [...offerFacts(texts, job), { label: texts.facts.place, value: job.location }],
    link: { label: season.link, url: siteUrl + inLanguage(language, pagePath.job(job.publicId)) },
    unsubscribe: { label: season.end, url: siteUrl + endMailsLink(token) },
  });
}
