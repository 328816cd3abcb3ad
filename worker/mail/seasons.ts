import type { Language } from '../../shared/languages.ts';
import { duplicateJobPath, pagePath } from '../../shared/paths.ts';
import { endMailsLink } from '../../shared/token-links.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';
import { translatedInvitationMail } from './translated.ts';

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
  ...invitation
}: Ending & {
  readonly job: Pick<JobRow, 'publicId' | 'title' | 'companyName' | 'location'>;
  readonly name: string;
  readonly language: Language | null;
}): Mail {
  if (language) return translatedInvitationMail(language, invitation);
  const { job, name, token, siteUrl } = invitation;
  return composeMail({
    why: 'applicant',
    subject: `Nuova stagione da ${job.companyName}: ${job.title}`,
    heading: 'Avevi chiesto di essere ricontattata/o',
    paragraphs: [
      `Ciao ${name}, guarda l’offerta: se ti va bene, ti candidi da lì. Non è ancora un’assunzione.`,
      'Te lo scriviamo perché nella scorsa stagione hai spuntato “Ricontattatemi la prossima stagione”, e una volta sola.',
    ],
    facts: [
      { label: 'Offerta', value: job.title },
      { label: 'Chi offre', value: job.companyName },
      { label: 'Dove', value: job.location },
    ],
    link: { label: 'Guarda l’offerta', url: siteUrl + pagePath.job(job.publicId) },
    unsubscribe: { label: 'Non ricontattatemi più, e cancellate i miei dati', url: siteUrl + endMailsLink(token) },
  });
}
