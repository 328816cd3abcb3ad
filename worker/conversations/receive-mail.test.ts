import { env } from 'cloudflare:workers';
import { eq, like } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { users } from '../db/tables/accounts.ts';
import { applications } from '../db/tables/applications.ts';
import { conversationLines } from '../db/tables/conversations.ts';
import { outbox } from '../db/tables/mail.ts';
import { applicantToken } from '../mail/applications.ts';
import { brokenD1, withBindings } from '../testing/bindings.ts';
import { makeUser, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { recordLog } from '../testing/log.ts';
import { asMember } from '../testing/make-member.ts';
import { makeOwnJob } from '../testing/own-jobs.ts';
import { addressOf, deliver, passed, rawMail, readConversation } from '../testing/raw-mails.ts';
import { asAccount, sendExample, withAuthorization } from '../testing/requests.ts';
import { mailTransport } from '../testing/transport.ts';
import { MAILS_A_DAY } from './send-line.ts';

const logged = recordLog();

async function makeTalk() {
  const { owner, job, apply } = await makeOwnJob();
  const applicant = await asAccount(await makeUser({ name: 'Rosa', email: newEmail() }));
  const application = await apply({ userId: applicant.account.id });
  const id = application.publicId;
  const linesOf = () =>
    testDb().select().from(conversationLines).where(eq(conversationLines.applicationId, application.id));
  const toEmployer = addressOf('employer', id);
  const toApplicant = addressOf('applicant', id);
  return { owner, job, apply, applicant, application, id, linesOf, toEmployer, toApplicant };
}

const notes = () => testDb().select().from(outbox).where(like(outbox.cause, 'reply-note:%'));

describe('a mail that is answered', () => {
  test('has an address of the site where mails come in, of its side and application; that of the person elsewhere', async () => {
    const { job, owner } = await makeTalk();
    const worker = await asAccount(await makeUser({ email: newEmail() }));
    const { sent, bindings } = mailTransport();
    const replies = withBindings({ ...bindings, REPLY_DOMAIN: 'risposte.example.org' } as Partial<Env>);
    const answer = await sendExample('POST /api/jobs/:id/applications', worker, {
      id: job.publicId,
      bindings: replies,
    });
    const { id } = (await answer.json()) as { id: string };
    await owner.post(`/api/applications/${id}`, { status: 'reviewing' }, { method: 'PATCH', bindings: replies });
    expect(sent.map(({ to, replyTo }) => [to, replyTo])).toEqual([
      [owner.account.email, addressOf('employer', id)],
      [worker.account.email, addressOf('applicant', id)],
    ]);
    expect(addressOf('employer', id)).toMatch(/^r\+[0-9a-z]{45}@risposte\.example\.org$/);
    expect(sent[0]?.text).toContain('senza il tuo indirizzo');
  });

  test('goes on to the other side, there and back, with the next address to answer at', async () => {
    const { owner, applicant, id, toEmployer } = await makeTalk();
    const { sent, bindings } = mailTransport();
    const first = uniqueWord();
    expect(await deliver(rawMail({ from: owner.account.email, to: toEmployer, body: first }), { bindings })).toBeNull();
    expect(sent).toMatchObject([{ to: applicant.account.email, replyTo: addressOf('applicant', id) }]);
    // Some servers write addresses in capital letters.
    const to = String(sent[0]?.replyTo).toUpperCase();
    await deliver(rawMail({ from: `Rosa <${applicant.account.email.toUpperCase()}>`, to, body: 'Sì' }), { bindings });
    expect(sent[1]).toMatchObject({ to: owner.account.email, replyTo: toEmployer });
    expect(sent).toHaveLength(2);
    expect((await readConversation(owner, id)).lines).toMatchObject([
      { text: first, mine: true, kind: 'mail' },
      { text: 'Sì', mine: false, kind: 'mail' },
    ]);
    const [row] = await testDb().select().from(applications).where(eq(applications.publicId, id));
    expect(row).toMatchObject({ status: 'read', answeredAt: expect.any(Date) });
  });

  test('comes from people of the employer too, and from an applicant without an account', async () => {
    const { owner, apply, toEmployer, linesOf } = await makeTalk();
    const member = await asMember(owner.account.id, 'manage');
    await deliver(rawMail({ from: member.account.email, to: toEmployer }));
    const reader = await asMember(owner.account.id, 'read');
    await deliver(rawMail({ from: reader.account.email, to: toEmployer, body: 'Leggo solo' }));
    expect(await linesOf()).toMatchObject([
      { actorId: member.account.id, heldFrom: null },
      { actorId: null, heldFrom: reader.account.email },
    ]);
    const email = newEmail();
    const guest = await apply({ userId: null, name: 'Ida', email });
    await deliver(rawMail({ from: email, to: addressOf('applicant', guest.publicId) }));
    expect((await readConversation(owner, guest.publicId)).lines).toMatchObject([{ by: 'Ida', text: 'Va bene' }]);
  });
});

describe('a mail that may be somebody else’s', () => {
  const gmail =
    'mx.cloudflare.net; dkim=pass header.d=evil.example; dmarc=fail header.from=example.org; spf=pass smtp.mailfrom=x@evil.example';
  test.each([
    ['of a forged sender', gmail],
    ['that nobody has checked', null],
    ['checked by its sender alone', passed('example.org').replace('mx.cloudflare.net', 'mx.evil.example')],
    ['signed by another domain', 'mx.cloudflare.net; dkim=pass header.d=evil.example; dmarc=none; spf=none'],
    ['signed by a name that ends alike', 'mx.cloudflare.net; dkim=pass header.d=ample.org; dmarc=none; spf=none'],
    ['signed wrongly', 'mx.cloudflare.net; dkim=fail header.d=example.org; spf=softfail smtp.mailfrom=x@example.org'],
  ])('%s waits until its side lets it in', async (_, results) => {
    const { owner, applicant, id, toEmployer, linesOf } = await makeTalk();
    const { sent, bindings } = mailTransport();
    const word = uniqueWord();
    await deliver(rawMail({ from: owner.account.email, to: toEmployer, body: word, results }), { bindings });
    expect(await linesOf()).toMatchObject([{ heldFrom: owner.account.email }]);
    expect((await readConversation(applicant, id)).lines).toEqual([]);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.account.email, 'La tua risposta per email non è partita'],
    ]);
    expect(JSON.stringify(sent)).not.toContain(word);
    const [line] = (await readConversation(owner, id)).lines;
    const decide = (who: typeof owner, admit: boolean) =>
      who.post(`/api/applications/${id}/conversation/held`, { line: line?.id, admit }, { bindings });
    await decide(applicant, true);
    expect(await linesOf()).toMatchObject([{ heldFrom: owner.account.email }]);
    await Promise.all([decide(owner, true), decide(owner, true)]);
    expect(sent.filter(({ to }) => to === applicant.account.email)).toHaveLength(1);
    expect((await readConversation(applicant, id)).lines).toMatchObject([{ text: word }]);
    // Nothing that is let in is taken away.
    await decide(owner, false);
    expect(await linesOf()).toHaveLength(1);
  });

  test('comes from another address, or from two, and is deleted where it is not theirs', async () => {
    const { owner, applicant, id, toEmployer, linesOf } = await makeTalk();
    const other = newEmail();
    await deliver(rawMail({ from: other, to: toEmployer }));
    await deliver(rawMail({ from: owner.account.email, to: toEmployer, headers: [`From: ${other}`] }));
    await deliver(rawMail({ from: applicant.account.email, to: toEmployer, body: 'Non mia' }));
    const from = (await linesOf()).map(({ heldFrom }) => heldFrom);
    expect(from.toSorted()).toEqual([other, '', applicant.account.email].toSorted());
    for (const { id: line } of (await readConversation(owner, id)).lines)
      await owner.post(`/api/applications/${id}/conversation/held`, { line, admit: false });
    expect(await linesOf()).toEqual([]);
  });

  test('is proven by SPF or a signature of the domain, where that has no policy', async () => {
    for (const how of [
      'dkim=pass header.i=@example.org; spf=none',
      'dkim=none; spf=pass smtp.mailfrom=b@example.org',
    ]) {
      const { owner, toEmployer, linesOf } = await makeTalk();
      const results = `mx.cloudflare.net; ${how}; dmarc=none header.from=example.org`;
      await deliver(rawMail({ from: owner.account.email, to: toEmployer, results }));
      expect(await linesOf()).toMatchObject([{ heldFrom: null }]);
    }
  });

  test.each([
    'spf=none smtp.mailfrom="x; spf=pass smtp.mailfrom=b@example.org y"@example.net',
    'spf=none (domain of x; spf=pass smtp.mailfrom=b@example.org does not say) smtp.mailfrom=x@example.net',
    'spf=none (a (b) c; spf=pass smtp.mailfrom=b@example.org ) smtp.mailfrom=x@example.net',
  ])('is not proven by what a sender has put among the results: %s', async (given) => {
    const { owner, toEmployer, linesOf } = await makeTalk();
    const results = `mx.cloudflare.net; ${given}; dmarc=none header.from=example.org`;
    await deliver(rawMail({ from: owner.account.email, to: toEmployer, results }));
    expect(await linesOf()).toMatchObject([{ heldFrom: owner.account.email }]);
  });

  test('is believed by the topmost results alone', async () => {
    const { owner, toEmployer, linesOf } = await makeTalk();
    const headers = [`Authentication-Results: ${passed('example.org')}`];
    await deliver(rawMail({ from: owner.account.email, to: toEmployer, headers, results: gmail }));
    expect(await linesOf()).toMatchObject([{ heldFrom: owner.account.email }]);
  });
});

describe('a mail that no person waits an answer for', () => {
  test.each([
    'Auto-Submitted: auto-replied',
    'Auto-Submitted: auto-generated (rejected)',
    'Precedence: bulk',
    'Precedence: auto_reply',
    'X-Auto-Response-Suppress: All',
    'X-Autoreply: yes',
    'List-Id: <lista.example.org>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
  ])('%s: is ignored', async (header) => {
    const { owner, toEmployer, linesOf } = await makeTalk();
    const { sent, bindings } = mailTransport();
    const raw = rawMail({ from: owner.account.email, to: toEmployer, headers: [header] });
    expect(await deliver(raw, { bindings })).toBeNull();
    expect(await linesOf()).toEqual([]);
    expect(sent).toEqual([]);
  });

  test('of nobody, of a mail server, or of our own is ignored; one that says it is no automatic one is not', async () => {
    const { owner, toEmployer, linesOf } = await makeTalk();
    const raw = rawMail({ from: owner.account.email, to: toEmployer });
    for (const envelopeFrom of ['', '<>', 'MAILER-DAEMON@example.org']) await deliver(raw, { envelopeFrom });
    await deliver(rawMail({ from: 'Lavoro in Valle <avvisi@example.org>', to: toEmployer }));
    expect(await linesOf()).toEqual([]);
    await deliver(rawMail({ from: owner.account.email, to: toEmployer, headers: ['Auto-Submitted: no'] }));
    expect(await linesOf()).toHaveLength(1);
  });
});

describe('an address that opens nothing', () => {
  test('guessed, of another side or secret: one answer a day to a proven sender, and nothing is stored', async () => {
    const { owner, id, toEmployer, linesOf } = await makeTalk();
    const guessed = [
      toEmployer.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@')),
      toEmployer.replace(`${id}e`, `${id}a`),
      addressOf('employer', id, 'another-secret-of-32-characters-or-more'),
      `r+${id}@risposte.example.org`,
      toEmployer.replace('risposte.example.org', 'altro.example.org'),
    ];
    const { sent, bindings } = mailTransport();
    for (const to of guessed) await deliver(rawMail({ from: owner.account.email, to }), { bindings });
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.account.email, 'La tua risposta per email non è partita'],
    ]);
    expect(sent[0]?.replyTo).toBeUndefined();
    // Nobody is written to whose name somebody else has put there.
    for (const to of guessed) await deliver(rawMail({ from: newEmail(), to, results: null }), { bindings });
    expect(sent).toHaveLength(1);
    expect(await linesOf()).toEqual([]);
  });

  test('is refused with words where it is none of answers, or where mails do not come in', async () => {
    expect(await deliver(rawMail({ from: newEmail(), to: 'avvisi@risposte.example.org' }))).toContain('non leggiamo');
  });

  test('of an application that was withdrawn, or a conversation that was ended', async () => {
    const { owner, applicant, id, toEmployer, toApplicant, linesOf } = await makeTalk();
    await applicant.post(`/api/applications/${id}/conversation`, { ended: true }, { method: 'PATCH' });
    const { sent, bindings } = mailTransport();
    await deliver(rawMail({ from: owner.account.email, to: toEmployer }), { bindings });
    await deliver(rawMail({ from: owner.account.email, to: toEmployer }), { bindings });
    await deliver(rawMail({ from: applicant.account.email, to: toApplicant }), { bindings });
    expect(sent.map(({ to }) => to)).toEqual([owner.account.email, applicant.account.email]);
    expect(await linesOf()).toEqual([]);
  });

  test('floods of strangers get sixty answers a day together', async () => {
    // A day without the notes of other tests, at noon: it must not end meanwhile.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-14T10:00:00Z') });
    const { toEmployer } = await makeTalk();
    const to = toEmployer.replace(/.@/, 'z@');
    for (let n = 0; n < 65; n++) await deliver(rawMail({ from: newEmail(), to }));
    expect((await notes()).filter(({ cause }) => cause?.includes('2031-05-14'))).toHaveLength(60);
  });
});

test('twenty mails a day come through from a side, and the others get one answer', async () => {
  const { owner, applicant, id, toEmployer, linesOf } = await makeTalk();
  const { sent, bindings } = mailTransport();
  for (let n = 0; n < MAILS_A_DAY + 3; n++)
    await deliver(rawMail({ from: owner.account.email, to: toEmployer, body: `Riga ${n}` }), { bindings });
  expect(await linesOf()).toHaveLength(MAILS_A_DAY);
  expect(sent.filter(({ to }) => to === owner.account.email).map(({ text }) => text)).toEqual([
    expect.stringContaining('20 email al giorno'),
  ]);
  // The other side, and the page, have their own.
  await deliver(rawMail({ from: applicant.account.email, to: addressOf('applicant', id) }), { bindings });
  await owner.post(`/api/applications/${id}/conversation`, { text: 'Dalla pagina' });
  expect(await linesOf()).toHaveLength(MAILS_A_DAY + 2);
});

describe('a part that does not come along', () => {
  const file = (name: string) =>
    `--b\nContent-Type: application/pdf; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\nJVBERi0xLjQ=`;
  const withFiles = ['Content-Type: multipart/mixed; boundary="b"'];

  test('files and what is beyond 4,000 characters are said in the line and to the sender', async () => {
    const { owner, applicant, id, toEmployer } = await makeTalk();
    const { sent, bindings } = mailTransport();
    const body = `--b\nContent-Type: text/plain\n\n${'parola '.repeat(800)}\n${file('a.pdf')}\n${file('b.pdf')}\n--b--\n`;
    await deliver(rawMail({ from: owner.account.email, to: toEmployer, headers: withFiles, body }), { bindings });
    const [line] = (await readConversation(applicant, id)).lines;
    const [words = '', ...left] = line?.text.split('\n\n') ?? [];
    expect(words.length).toBeLessThanOrEqual(4000);
    expect(left).toEqual(['[testo tagliato a 4.000 caratteri]', '[2 allegati non inoltrati]']);
    const [brought, notified] = sent;
    for (const what of left) expect(brought?.text).toContain(what);
    expect(notified?.text).toContain('Gli allegati, e il testo oltre i 4.000 caratteri, non li inoltriamo.');
    expect(sent.map(({ to }) => to)).toEqual([applicant.account.email, owner.account.email]);
  });

  test('a mail without words, or one that is encrypted, is not stored, and its sender is told', async () => {
    const { owner, toEmployer, linesOf } = await makeTalk();
    const { sent, bindings } = mailTransport();
    const encrypted = ['Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name="smime.p7m"'];
    await deliver(rawMail({ from: owner.account.email, to: toEmployer, headers: encrypted, body: 'MIAGCSqGSIb3' }), {
      bindings,
    });
    expect(await linesOf()).toEqual([]);
    expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining('Non c’era testo da leggere')]);
  });

  test('more than 10 MB is refused with words; just less is read', async () => {
    const { owner, toEmployer, linesOf } = await makeTalk();
    const from = owner.account.email;
    expect(await deliver(rawMail({ from, to: toEmployer }), { size: 10 * 1024 * 1024 + 1 })).toContain('10 MB');
    expect(await linesOf()).toEqual([]);
    const rows = `${'QUJD'.repeat(19)}\n`.repeat(126_000);
    const body = `--b\nContent-Type: text/plain\n\nEccomi\n--b\nContent-Type: image/jpeg; name="x.jpg"\nContent-Disposition: attachment\nContent-Transfer-Encoding: base64\n\n${rows}\n--b--\n`;
    expect(await deliver(rawMail({ from, to: toEmployer, headers: withFiles, body }))).toBeNull();
    expect(await linesOf()).toMatchObject([{ text: 'Eccomi\n\n[1 allegato non inoltrato]' }]);
  });

  test('one who left a number alone gets no mail: the employer is told to call, by telephone or WhatsApp', async () => {
    const { owner, apply } = await makeTalk();
    const { publicId } = await apply({ userId: null, name: 'Ida Gelmi', phone: '+393331234567' });
    const { sent, bindings } = mailTransport();
    await deliver(rawMail({ from: owner.account.email, to: addressOf('employer', publicId) }), { bindings });
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.account.email, 'La tua risposta non arriva per email: chiama'],
    ]);
    expect(sent[0]?.html).toContain('href="tel:+393331234567"');
    expect(sent[0]?.html).toContain('https://wa.me/393331234567?text=');
    const guest = withAuthorization(`Link ${await applicantToken(publicId, env.JWT_SECRET)}`);
    expect((await readConversation(guest, publicId)).lines).toMatchObject([{ text: 'Va bene' }]);
  });
});

describe('a mail that comes again', () => {
  test('is stored and sent on once, also at the same moment', async () => {
    const { owner, applicant, toEmployer, linesOf } = await makeTalk();
    const { sent, bindings } = mailTransport();
    const raw = rawMail({ from: owner.account.email, to: toEmployer, id: `${uniqueWord()}@example.org` });
    await Promise.all([deliver(raw, { bindings }), deliver(raw, { bindings })]);
    await deliver(raw, { bindings });
    expect(await linesOf()).toHaveLength(1);
    expect(sent.filter(({ to }) => to === applicant.account.email)).toHaveLength(1);
  });

  test('after the database was away is stored then: nothing is taken that is not', async () => {
    const { owner, toEmployer, linesOf } = await makeTalk();
    const raw = rawMail({ from: owner.account.email, to: toEmployer });
    await expect(deliver(raw, { bindings: withBindings({ DB: brokenD1() }) })).rejects.toThrow();
    expect(await linesOf()).toEqual([]);
    expect(await deliver(raw)).toBeNull();
    expect(await linesOf()).toHaveLength(1);
  });
});

test('nothing that a mail brings becomes a header, a tag or a line of the log', async () => {
  const { owner, applicant, toEmployer } = await makeTalk();
  await testDb().update(users).set({ name: 'Rosa\r\nBcc: x@evil.example' }).where(eq(users.id, applicant.account.id));
  const { sent, bindings } = mailTransport();
  const body = `<img src=x onerror=alert(1)>\r\nBcc: tutti@evil.example\r\n${uniqueWord()}`;
  await deliver(rawMail({ from: owner.account.email, to: toEmployer, body }), { bindings });
  await deliver(rawMail({ from: applicant.account.email, to: String(sent[0]?.replyTo), body: 'Ciao' }), { bindings });
  expect(sent).toHaveLength(2);
  for (const mail of sent) {
    expect(mail.html).not.toContain('<img src=x');
    for (const line of [mail.subject, mail.to, String(mail.replyTo)]) expect(line).not.toMatch(/[\r\n]/);
    expect(mail.headers ?? {}).toEqual({});
  }
  for (const secret of [owner.account.email, applicant.account.email, body.slice(-10), toEmployer])
    expect(logged.join()).not.toContain(secret);
});

test('a text that is no mail is refused with words', async () => {
  const { toEmployer, linesOf } = await makeTalk();
  const nested = Array.from({ length: 300 }, (_, n) => `--${n}\nContent-Type: multipart/mixed; boundary="${n + 1}"\n`);
  const raw = rawMail({
    from: newEmail(),
    to: toEmployer,
    headers: ['Content-Type: multipart/mixed; boundary="0"'],
    body: nested.join('\n'),
  });
  expect(await deliver(raw)).toContain('Non riusciamo a leggere');
  expect(await linesOf()).toEqual([]);
});
