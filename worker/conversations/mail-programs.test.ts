import { describe, expect, test } from 'vitest';
import { makeUser, newEmail } from '../testing/factories.ts';
import { recordLog } from '../testing/log.ts';
import { makeOwnJob } from '../testing/own-jobs.ts';
import { addressOf, deliver, rawMail, readConversation } from '../testing/raw-mails.ts';
import { asAccount } from '../testing/requests.ts';
import { mailTransport } from '../testing/transport.ts';
import { cutReply } from './cut-reply.ts';

recordLog();

const TEXT = 'Buongiorno Rosa,\n\npuò venire giovedì alle 15? È da noi, in piazza.';
const SITE = 'http://localhost:8787/rispondi-candidatura#token=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.abc';
const QUOTED = ['Chi aspetta la tua risposta', '', `Rispondi alla candidatura: ${SITE}`];

const quote = (lines: readonly string[]) => lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');
const base64 = (text: string) =>
  Buffer.from(text)
    .toString('base64')
    .replace(/(.{76})/g, '$1\n');
const quotedPrintable = (text: string) =>
  Array.from(Buffer.from(text), (byte) =>
    (byte >= 33 && byte <= 126 && byte !== 61) || byte === 32 || byte === 10
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  )
    .join('')
    .split('\n')
    .map((line) => line.replace(/(.{70}(?:=..)?)(?=.)/g, '$1=\n'))
    .join('\n');
const html = (text: string) => text.replace(/è/g, '&egrave;').replace(/\n/g, '<br>');
const parts = (boundary: string, ...bodies: readonly string[]) =>
  [...bodies.map((body) => `--${boundary}\n${body}`), `--${boundary}--`, ''].join('\n');

type Mail = { readonly headers: readonly string[]; readonly body: string };

/** Mails of the same words in the shape of each of these programs. */
const MAILS: Readonly<Record<string, Mail>> = {
  'Gmail, both forms, the header of its quotation in two lines': {
    headers: ['Content-Type: multipart/alternative; boundary="0000000000a1"'],
    body: parts(
      '0000000000a1',
      `Content-Type: text/plain; charset="UTF-8"\nContent-Transfer-Encoding: quoted-printable\n\n${quotedPrintable(`${TEXT}\n\nIl giorno lun 30 nov 2026 alle ore 09:12 Lavoro in Valle <\navvisi@example.org> ha scritto:\n\n${quote(QUOTED)}`)}`,
      `Content-Type: text/html; charset="UTF-8"\n\n<div dir="ltr">${html(TEXT)}</div><br><div class="gmail_quote">…</div>`,
    ),
  },
  'Gmail in English': {
    headers: [],
    body: `${TEXT}\n\nOn Mon, Nov 30, 2026 at 9:12 AM Lavoro in Valle <avvisi@example.org> wrote:\n\n${quote(QUOTED)}`,
  },
  'Outlook, in base64, with its block of headers': {
    headers: ['Content-Type: text/plain; charset="utf-8"', 'Content-Transfer-Encoding: base64'],
    body: base64(
      `${TEXT}\n\n________________________________\nDa: Lavoro in Valle <avvisi@example.org>\nInviato: lunedì 30 novembre 2026 09:12\nA: Trattoria <trattoria@example.org>\nOggetto: Nuova candidatura\n\n${QUOTED.join('\n')}`,
    ),
  },
  'Outlook, HTML only': {
    headers: ['Content-Type: text/html; charset="utf-8"', 'Content-Transfer-Encoding: quoted-printable'],
    body: quotedPrintable(
      `<html><head><style>p {margin:0}</style></head><body><div>${html(TEXT)}</div><div><hr tabindex="-1"><div id="divRplyFwdMsg"><b>Da:</b> Lavoro in Valle &lt;avvisi@example.org&gt;<br><b>Inviato:</b> lunedì 30 novembre 2026 09:12<br><b>Oggetto:</b> Nuova candidatura</div><div>${QUOTED.join('<br>')}</div></div></body></html>`,
    ),
  },
  'an old Outlook, with its line': {
    headers: [],
    body: `${TEXT}\n\n-----Messaggio originale-----\nDa: Lavoro in Valle [mailto:avvisi@example.org]\nInviato: lunedì 30 novembre 2026 09:12\n\n${QUOTED.join('\n')}`,
  },
  'Outlook on a phone': {
    headers: [],
    body: `${TEXT}\n\nOttieni Outlook per Android\n________________________________\nFrom: Lavoro in Valle <avvisi@example.org>\nSent: Monday, November 30, 2026 9:12:00 AM\n\n${QUOTED.join('\n')}`,
  },
  'Apple Mail on a phone, format=flowed': {
    headers: ['Content-Type: text/plain; charset=utf-8; format=flowed; delsp=no'],
    body: `${TEXT.replace('può venire', 'può \nvenire')}\n\nInviato da iPhone\n\n> Il giorno 30 nov 2026, alle ore 09:12, Lavoro in Valle <avvisi@example.org> ha scritto:\n>\n${quote(QUOTED)}`,
  },
  'Apple Mail, HTML only, with a picture in the signature': {
    headers: ['Content-Type: multipart/related; boundary="Apple-Mail-1"'],
    body: parts(
      'Apple-Mail-1',
      `Content-Type: text/html; charset=utf-8\n\n<html><body>${html(TEXT)}<br><div><br><blockquote type="cite"><div>Il giorno 30 nov 2026, alle ore 09:12, Lavoro in Valle ha scritto:</div><div>${QUOTED.join('<br>')}</div></blockquote></div></body></html>`,
      `Content-Type: image/png; name="logo.png"\nContent-ID: <logo>\nContent-Disposition: inline\nContent-Transfer-Encoding: base64\n\niVBORw0KGgo=`,
    ),
  },
  'Libero, in base64': {
    headers: ['Content-Type: text/plain; charset=UTF-8', 'Content-Transfer-Encoding: base64'],
    body: base64(
      `${TEXT}\n\nIl 30/11/2026 09:12 CET Lavoro in Valle <avvisi@example.org> ha scritto:\n\n \n${QUOTED.join('\n')}`,
    ),
  },
  'Thunderbird, below the quotation, with a signature': {
    headers: ['Content-Type: text/plain; charset=UTF-8; format=flowed'],
    body: `Il 30/11/2026 09:12, Lavoro in Valle ha scritto:\n${quote(QUOTED)}\n\n${TEXT}\n\n-- \nTrattoria del Ponte\nvia Roma 1, Breno`,
  },
  'Thunderbird, signed by S/MIME': {
    headers: ['Content-Type: multipart/signed; protocol="application/pkcs7-signature"; micalg=sha-256; boundary="ms1"'],
    body: parts(
      'ms1',
      `Content-Type: text/plain; charset=UTF-8\n\n${TEXT}`,
      'Content-Type: application/pkcs7-signature; name="smime.p7s"\nContent-Disposition: attachment; filename="smime.p7s"\nContent-Transfer-Encoding: base64\n\nMIAGCSqGSIb3DQEHAqCA',
    ),
  },
  'a forwarded mail with words of its own': {
    headers: [],
    body: `${TEXT}\n\n---------- Forwarded message ---------\nDa: Lavoro in Valle <avvisi@example.org>\nDate: lun 30 nov 2026 alle ore 09:12\nSubject: Nuova candidatura\n\n${QUOTED.join('\n')}`,
  },
};

test.each(Object.entries(MAILS))('%s: its words alone come through', async (_, mail) => {
  const { owner, apply } = await makeOwnJob();
  const applicant = await asAccount(await makeUser({ name: 'Rosa', email: newEmail() }));
  const { publicId } = await apply({ userId: applicant.account.id });
  const { sent, bindings } = mailTransport();
  const raw = rawMail({ from: owner.account.email, to: addressOf('employer', publicId), ...mail });
  expect(await deliver(raw, { bindings })).toBeNull();
  const [line, ...others] = (await readConversation(applicant, publicId)).lines;
  expect(others).toEqual([]);
  expect(line?.text.replace(/\n+/g, '\n')).toBe(TEXT.replace(/\n+/g, '\n'));
  expect(line).toMatchObject({ kind: 'mail', mine: false, quoted: null, heldFrom: null });
  const [forwarded, ...notes] = sent;
  expect(notes).toEqual([]);
  expect(forwarded?.to).toBe(applicant.account.email);
  for (const secret of ['token=eyJ', 'rispondi-candidatura', owner.account.email, 'avvisi@example.org'])
    expect(`${forwarded?.text}${forwarded?.html}`).not.toContain(secret);
});

test('quotation and signature are kept for who wrote them, without a link that opens anything', async () => {
  const { owner, apply } = await makeOwnJob();
  const { publicId } = await apply();
  const body = `${TEXT}\n\n-- \nTrattoria\n\nIl 30/11/2026 09:12, Lavoro in Valle ha scritto:\n${quote(QUOTED)}`;
  await deliver(rawMail({ from: owner.account.email, to: addressOf('employer', publicId), body }));
  const [line] = (await readConversation(owner, publicId)).lines;
  for (const part of ['Trattoria', 'Chi aspetta la tua risposta', '[link tolto]']) expect(line?.quoted).toContain(part);
  expect(JSON.stringify(line)).not.toContain('eyJ');
});

describe('words that look like a quotation and are none', () => {
  test.each([
    'Il capo mi ha scritto: venga pure',
    'Il capo mi ha scritto:\nvenga alle 5',
    'Da: lunedì a venerdì\nOrario: 8-12',
    'Inviato da me ieri il CV.\nLo avete visto?\nAspetto.\nGrazie\nRosa',
    'Le dico: 3 > 2\nva bene?',
    'Il 5 vengo',
  ])('%s', (text) => {
    expect(cutReply(text)).toEqual({ text, quoted: '' });
  });
});

test('a quotation alone leaves no text', () => {
  for (const text of [quote(QUOTED), `Il 30/11/2026 09:12, X ha scritto:\n${quote(QUOTED)}`, '-- \nTrattoria', ''])
    expect(cutReply(text).text).toBe('');
});
