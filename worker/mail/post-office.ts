import type { Sender } from '../settings.ts';

/** A mail as it is handed to the service that sends it. Every value is one line, but for the two texts. */
export type Letter = {
  /** The same at every try, so that a service that looks at it sends a repeated one once. */
  readonly id: string;
  readonly from: Sender;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Headers besides, by their names. */
  readonly headers: Readonly<Record<string, string>>;
};

/** A service that sends mails. */
export type PostOffice = {
  /** @throws NotTaken where it was not sent, or where nobody knows */
  readonly send: (letter: Letter) => Promise<void>;
};

/**
 * Meaning of a failure for the mail: `recipient`, the address takes none and will take none; `mail`, this very mail is refused
 * for good; `full`, the service takes no more for now, of any; `closed`, there is no talking to it now; `unknown`, it may have been sent;
 * `later`, anything else.
 */
export type Meaning = 'recipient' | 'mail' | 'full' | 'closed' | 'unknown' | 'later';

/** A mail that was not taken. Its text is a code without anybody's words, as it goes to the log. */
export class NotTaken extends Error {
  readonly code: string;
  readonly meaning: Meaning;

  constructor(code: string, meaning: Meaning) {
    super(code);
    this.name = 'NotTaken';
    this.code = code;
    this.meaning = meaning;
  }
}
