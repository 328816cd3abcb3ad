import type { CandidateMessageBody } from '../../shared/candidates.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import type { CandidateRow } from '../db/tables/candidates.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

/** Forwards to a candidate what somebody wrote; an answer to the mail goes to who wrote. */
export function candidateMessageMail(sent: {
  readonly candidate: Pick<CandidateRow, 'publicId' | 'title' | 'status'>;
  readonly message: CandidateMessageBody;
  readonly siteUrl: string;
}): Mail {
  const { candidate, message, siteUrl } = sent;
  return composeMail({
    subject: `Messaggio da ${message.name}`,
    paragraphs: [
      `${message.name} (${message.email}) ti ha scritto dal tuo profilo “${candidate.title}” su ${SITE_NAME}:`,
      message.message,
      `Per rispondere, rispondi a questa email: arriva a ${message.email}.`,
      'Chi offre un lavoro serio non chiede denaro, né i dati della tua banca o copie di documenti prima di conoscerti.',
    ],
    // Its own page is not for the person where it is for companies only.
    link: {
      label: 'Il tuo profilo',
      url: siteUrl + (candidate.status === 'open' ? pagePath.candidate(candidate.publicId) : pagePath.ownCandidate()),
    },
  });
}
