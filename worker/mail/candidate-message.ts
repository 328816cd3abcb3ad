import type { CandidateMessageBody } from '../../shared/candidates.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import type { CandidateRow } from '../db/tables/candidates.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

/** Forwards a message to a candidate; a reply goes to its writer. */
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
    // A profile for companies only has no page for the person.
    link: {
      label: 'Il tuo profilo',
      url: siteUrl + (candidate.status === 'open' ? pagePath.candidate(candidate.publicId) : pagePath.ownCandidate()),
    },
  });
}
