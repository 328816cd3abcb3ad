import { fill } from '../../shared/language-words.ts';
import { inLanguage, type Language } from '../../shared/languages.ts';
import { duplicateJobPath, pagePath } from '../../shared/paths.ts';
import { endMailsLink } from '../../shared/token-links.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { mailTo } from './applications.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

type Ending = { readonly token: string; readonly siteUrl: string };

/** Proposes to the owner of offers of the last season to publish them again. */
export function nextSeasonMail({
  offers,
  token,
  siteUrl,
}: Ending & { readonly offers: readonly Pick<JobRow, 'publicId' | 'title' | 'location'>[] }): Mail {
  const again = offers.map(({ publicId, title, location }) => ({
    label: title,
    value: `Ripubblica, ${location}`,
    url: siteUrl + duplicateJobPath(publicId),
  }));
  const [first] = again;
  const one = again.length === 1 ? first : undefined;
  return composeMail({
    why: 'employer',
    subject: one
      ? `Torna la stagione: ripubblichi “${one.label}”?`
      : `Torna la stagione: ripubblichi le tue ${again.length} offerte?`,
    heading: 'È già scritto tutto, tranne la paga',
    paragraphs: [
      'Con “Ripubblica” trovi il modulo com’era: controlla le date e scrivi la paga di quest’anno. Va online solo quando lo pubblichi tu.',
      'Chi si era candidata/o e vuole essere ricontattata/o lo inviti poi con un tocco, da “Le mie offerte”.',
      'Te lo chiediamo una volta sola per ogni offerta. Se quest’anno non cerchi nessuno, non fare nulla.',
    ],
    facts: again,
    link: one ? { label: 'Ripubblica', url: one.url } : { label: 'Le tue offerte', url: siteUrl + pagePath.ownJobs() },
    unsubscribe: { label: 'Non propormelo più', url: siteUrl + endMailsLink(token) },
  });
}

/** Invites an applicant of the last season to look at the offer of this one. */
export function seasonInvitationMail({
  language,
  job,
  name,
  token,
  siteUrl,
}: Ending & {
  readonly job: Pick<JobRow, 'publicId' | 'title' | 'companyName' | 'location'>;
  readonly name: string;
  readonly language: Language | null;
}): Mail {
  const { texts, compose, factsOf } = mailTo(language);
  const { season } = texts;
  return compose('applicant', {
    subject: fill(season.subject, job),
    heading: season.heading,
    paragraphs: [`${fill(texts.hello, { name })} ${season.first}`, season.second],
    facts: [...factsOf(job), { label: texts.facts.place, value: job.location }],
    link: { label: season.link, url: siteUrl + inLanguage(language, pagePath.job(job.publicId)) },
    unsubscribe: { label: season.end, url: siteUrl + endMailsLink(token) },
  });
}
