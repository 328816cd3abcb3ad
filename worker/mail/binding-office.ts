import { hasWordmark, WORDMARK_FILE } from './brand.ts';
import { type Letter, type Meaning, NotTaken, type PostOffice } from './post-office.ts';

/** Codes of the binding that mean something else than to try again. */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
  ['E_RECIPIENT_SUPPRESSED', 'recipient'],
  ['E_DAILY_LIMIT_EXCEEDED', 'full'],
  ['E_RATE_LIMIT_EXCEEDED', 'full'],
]);

const { id, type, name, content } = WORDMARK_FILE;
const PICTURE = { disposition: 'inline', contentId: id, type, filename: name, content } as const;

/** The service behind the binding `EMAIL`. */
export const bindingOffice = (binding: SendEmail): PostOffice => ({
  send: async (letter) => {
    const { from, to, replyTo, subject, text, html, headers } = letter;
    try {
      await binding.send({
        from,
        to,
        subject,
        text,
        html,
        ...(hasWordmark(html) ? { attachments: [PICTURE] } : {}),
        ...(replyTo === null ? {} : { replyTo }),
        ...(Object.keys(headers).length === 0 ? {} : { headers }),
      });
    } catch (error) {
      throw notTaken(error, letter);
    }
  },
});

/** The code or the name of an error, never its text, which may hold the address. */
function notTaken(error: unknown, { replyTo }: Letter): NotTaken {
  if (!(error instanceof Error)) return new NotTaken('error', 'unknown');
  const code = 'code' in error ? error.code : null;
  // Without a code it comes from the way there or back, and says nothing of the mail.
  if (typeof code !== 'string' || !/^[A-Z][A-Z\d_]{2,40}$/.test(code)) return new NotTaken(error.name, 'unknown');
  // The sender is checked at the start and the rest is ours: only an address that somebody typed can be malformed, and where
  // there are two nobody knows which.
  if (code === 'E_VALIDATION_ERROR') return new NotTaken(code, replyTo === null ? 'recipient' : 'mail');
  return new NotTaken(code, MEANINGS.get(code) ?? 'later');
}
