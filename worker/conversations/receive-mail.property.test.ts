import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { conversationLines } from '../db/tables/conversations.ts';
import { newEmail, testDb } from '../testing/factories.ts';
import { recordLog } from '../testing/log.ts';
import { makeOwnJob } from '../testing/own-jobs.ts';
import { property } from '../testing/property.ts';
import { addressOf, deliver, passed, rawMail } from '../testing/raw-mails.ts';
import { mailTransport } from '../testing/transport.ts';

recordLog();

const EVIL = 'x@evil.example';
const wordOf = (text: string) => `=?utf-8?Q?${encodeURIComponent(text).replaceAll('%', '=')}?=`;
const injected = wordOf(`a\r\nBcc: ${EVIL}\r\n`);
/** Ways in which somebody else writes the address of `email` into `From`. */
const forged = (email: string) => [
  ...[email, `"${email}" <${EVIL}>`, `<${EVIL}> <${email}>`, `${EVIL}, ${email}`, `${email}\r\nFrom: ${EVIL}`],
  ...[`${injected} <${email}>`, `${wordOf(email)} <${EVIL}>`, `gruppo: ${email};`, `${email}(${EVIL})`, ''],
];
const header = fc.oneof(
  fc
    .constantFrom('Authentication-Results: ', 'Reply-To: ', 'Content-Type: ', 'Received: ')
    .chain((name) =>
      fc
        .constantFrom(passed('example.org'), EVIL, injected, 'multipart/mixed; boundary=b')
        .map((value) => name + value),
    ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 40 }).map((text) => `X-Mailer: ${text}`),
);
/** Results that the border puts on top of every mail. */
const results = fc.constantFrom(
  'mx.cloudflare.net; dkim=none; dmarc=none header.from=example.org; spf=none',
  passed('evil.example'),
  passed('example.org').replace('mx.cloudflare.net', 'mx.evil.example'),
  'mx.cloudflare.net; dmarc=fail header.from=example.org; spf=pass smtp.mailfrom=x@example.org',
  `mx.cloudflare.net; spf=none (${passed('example.org')}) smtp.mailfrom=${EVIL}`,
);
const body = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constant('--b\n\nVa bene\n--b--'),
);

property(
  'a mail that nothing proves is held, refused or ignored, whatever is in it, and goes to nobody',
  [fc.nat(9), fc.array(header, { maxLength: 4 }), results, body],
  async (way, headers, proof, text) => {
    const { owner, apply } = await makeOwnJob();
    const { id, publicId } = await apply({ userId: null, name: 'Ida', email: newEmail() });
    const { sent, bindings } = mailTransport();
    const raw = rawMail({ from: 'FROM', to: addressOf('employer', publicId), headers, body: text, results: proof });
    await deliver(
      raw.replace('FROM', () => forged(owner.account.email)[way] ?? ''),
      { bindings, envelopeFrom: EVIL },
    );
    const lines = await testDb().select().from(conversationLines).where(eq(conversationLines.applicationId, id));
    for (const { heldFrom } of lines) expect(heldFrom).toMatch(/^[^\r\n]*$/);
    for (const { to, subject } of sent) {
      expect([owner.account.email, EVIL]).toContain(to);
      expect(subject).toBe('La tua risposta per email non è partita');
    }
  },
  { numRuns: 60 },
);
