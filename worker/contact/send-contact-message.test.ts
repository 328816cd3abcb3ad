import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type ContactBody, contactResponseSchema } from '../../shared/contact.ts';
import { contactMessages } from '../db/tables/mail.ts';
import { refusedFields, strict } from '../testing/expect-problem.ts';
import { testDb, uniqueWord } from '../testing/factories.ts';
import { asVisitor } from '../testing/requests.ts';
import { mailTransport } from '../testing/transport.ts';

const PATH = '/api/messages';
/** A valid message that nobody else has written. */
function message(fields: Partial<ContactBody> = {}): ContactBody {
  const word = uniqueWord();
  const typed = { name: 'Rosa Bianchi', subject: `Domanda ${word}`, message: `Buongiorno, una domanda: ${word}?` };
  return { ...typed, email: `${word}@example.org`, ...fields };
}

const rowsOf = ({ email }: ContactBody) =>
  testDb().select().from(contactMessages).where(eq(contactMessages.email, email.trim().toLowerCase()));
const send = (body: unknown, bindings: Env = env) => asVisitor.post(PATH, body, { bindings });

describe('a message', () => {
  test('is stored, and the answer says so in the literal words', async () => {
    const body = message({ name: '  Rosa\tBianchi ', message: 'Buongiorno,\r\n\r\n\r\nuna domanda.  ' });
    const answer = await send({ ...body, email: ` ${body.email.toUpperCase()} ` });
    expect(answer.status).toBe(201);
    expect(strict(contactResponseSchema).parse(await answer.json()).message).toBe(
      'Il tuo messaggio è stato inviato a Lavoro in Valle. Ti risponderà presto.',
    );
    expect(await rowsOf(body)).toMatchObject([
      { name: 'Rosa Bianchi', email: body.email, subject: body.subject, message: 'Buongiorno,\n\nuna domanda.' },
    ]);
  });

  test('is mailed to the support address, and an answer goes to who wrote it', async () => {
    const body = message({ email: `rosa?bcc=x&${uniqueWord()}@example.org`, message: 'Prima riga.\nSeconda riga.' });
    const { sent, bindings } = mailTransport();
    await send(body, bindings);
    const subject = `Messaggio dal sito: ${body.subject}`;
    expect(sent).toMatchObject([{ to: env.SUPPORT_EMAIL, replyTo: body.email, subject }]);
    expect(sent[0]?.text).toContain(`Da Rosa Bianchi\n\nRispondi a questa email: arriva a ${body.email}.`);
    expect(sent[0]?.text).toContain('Prima riga.\nSeconda riga.');
    expect(sent[0]?.html).toContain('Prima riga.<br>Seconda riga.');
    expect(sent[0]?.text).toContain(`Rispondi: mailto:${body.email.replace('?bcc=x&', '%3Fbcc%3Dx%26')}\n`);
  });
});

describe('is refused', () => {
  test.each([
    ['name', 'a'.repeat(81), 'Massimo 80 caratteri'],
    ['email', 'rosa@example.org\r\nBcc: altri@example.org', 'Email non valida'],
    ['subject', 'a'.repeat(121), 'Massimo 120 caratteri'],
    ['message', 'a'.repeat(5001), 'Massimo 5.000 caratteri'],
    ['message', 12, 'Scrivi il tuo messaggio'],
  ])('%s: %j', async (field, value, refusal) => {
    const before = await testDb().$count(contactMessages);
    expect(await refusedFields(await send({ ...message(), [field]: value }))).toEqual({ [field]: refusal });
    expect(await testDb().$count(contactMessages)).toBe(before);
  });

  test('empty: every field says what it wants', async () => {
    expect(await refusedFields(await send({ subject: ' \u200B ', message: '\n\n' }))).toEqual({
      name: 'Inserisci il tuo nome',
      email: 'Email non valida',
      subject: 'Inserisci l’oggetto',
      message: 'Scrivi il tuo messaggio',
    });
  });
});

test('the same message again with another word, or of another person, is another message', async () => {
  const body = message();
  await send(body);
  expect((await send({ ...body, message: `${body.message} Grazie.` })).status).toBe(201);
  expect((await send({ ...body, email: `altra-${body.email}` })).status).toBe(201);
});
