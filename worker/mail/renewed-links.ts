import { longDate } from '../../shared/dates.ts';
import { answerApplicationLink } from '../../shared/token-links.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

/** A new link in place of one that was over. It repeats nothing that somebody typed. */
export const renewedAnswerMail = ({
  token,
  expiresAt,
  siteUrl,
}: {
  readonly token: string;
  readonly expiresAt: Date;
  readonly siteUrl: string;
}): Mail =>
  composeMail({
    why: 'employer',
    subject: 'Il nuovo link per rispondere a una candidatura',
    paragraphs: [
      'Il link che avevi per rispondere a una candidatura non valeva più, e ne è stato chiesto uno nuovo.',
      `Con quello qui sotto rispondi senza accedere. Vale fino al ${longDate(expiresAt)}. Chi ha il link può rispondere al posto tuo: non inoltrare questa email.`,
      'Se non l’hai chiesto tu, non fare nulla.',
    ],
    link: { label: 'Rispondi alla candidatura', url: siteUrl + answerApplicationLink(token) },
  });
