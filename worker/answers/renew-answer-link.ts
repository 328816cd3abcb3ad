import { addDays } from '../../shared/dates.ts';
import { ANSWER_LINK_DAYS } from '../../shared/link-days.ts';
import type { Database } from '../db/client.ts';
import { answerToken, type LinkOwner } from '../link-token.ts';
import { renewedAnswerMail } from '../mail/applications.ts';
import { toOutbox } from '../mail/outbox.ts';

type Linked = { readonly application: { readonly publicId: string }; readonly owner: LinkOwner };

/** Mails a new link that answers an application to the present address of its employer; once a minute at most. */
export async function renewAnswerLink(
  db: Database,
  { application: { publicId: applicationId }, owner }: Linked,
  { secret, siteUrl, now }: { readonly secret: string; readonly siteUrl: string; readonly now: Date },
): Promise<void> {
  const expiresAt = addDays(now, ANSWER_LINK_DAYS);
  const token = await answerToken(applicationId, owner, { secret, expiresAt });
  await toOutbox(db, {
    cause: `renewed-answer-link:${applicationId}:${Math.floor(now.getTime() / 60_000)}`,
    recipient: owner.email,
    mail: renewedAnswerMail({ token, expiresAt, siteUrl }),
    now,
  });
}
