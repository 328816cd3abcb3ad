import { toBase64, toMime } from './mime.ts';
import { type Letter, type Meaning, NotTaken, type PostOffice } from './post-office.ts';
import { type Reply, SmtpConnection, type SmtpTls } from './smtp-connection.ts';

export type SmtpServer = {
  readonly host: string;
  readonly port: number;
  readonly tls: SmtpTls;
  /** Null for a server of one's own machine that asks for none. */
  readonly login: { readonly user: string; readonly password: string } | null;
};

/** Statuses (RFC 3463) that say of a mailbox that it is none: not there, in no domain, malformed, moved away, switched off. */
const NO_MAILBOX = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);

/**
 * A mail server of whatever company (RFC 5321). One connection serves all mails of a run. Without encryption nothing is said to
 * it, the password least of all, unless the configuration wants none.
 * @param hasTime false once no mail may be begun any more: what was talked before it takes its time as well
 */
export function smtpOffice(server: SmtpServer, hasTime: () => boolean): PostOffice {
  let connection: SmtpConnection | null = null;

  const end = () => {
    connection?.close();
    connection = null;
  };

  async function send(letter: Letter): Promise<void> {
    for (const address of [letter.from.email, letter.to, letter.replyTo ?? letter.to])
      if (!isPlain(address)) throw new NotTaken('SMTP_ADDRESS', 'mail');
    const isUsed = connection !== null;
    try {
      connection ??= await open(server);
      await deliver(connection, letter, hasTime).catch(async (error: unknown) => {
        // Servers end a connection after so many mails; the message was not on its way yet.
        if (!isUsed || !(error instanceof NotTaken) || error.meaning !== 'closed') throw error;
        end();
        connection = await open(server);
        await deliver(connection, letter, hasTime);
      });
    } catch (error) {
      const failure = error instanceof NotTaken ? error : new NotTaken('SMTP_CONNECTION', 'closed');
      // The server goes on listening to a mail it has refused only after being told that there is none.
      const goesOn = failure.meaning === 'later' || failure.meaning === 'recipient';
      if (!goesOn || connection === null || !(await forgets(connection))) end();
      throw failure;
    }
  }

  async function close(): Promise<void> {
    await connection?.write('QUIT\r\n').catch(() => undefined);
    end();
  }

  return { send, close };
}

/** True of an address that a command may hold: a blank or an angle bracket would end it and begin something else. */
const isPlain = (address: string): boolean => /^[\x21-\x3b\x3d\x3f-\x7e]+@[\x21-\x3b\x3d\x3f-\x7e]+$/.test(address);

async function open({ tls, login, ...address }: SmtpServer): Promise<SmtpConnection> {
  const connection = new SmtpConnection({ ...address, tls });
  try {
    expect(await connection.read(), 220, 'GREETING');
    let offers = await greet(connection);
    if (tls === 'starttls') {
      if (!offers.includes('STARTTLS')) throw new NotTaken('SMTP_NO_STARTTLS', 'closed');
      await ask(connection, 'STARTTLS', 220, 'STARTTLS');
      connection.encrypt();
      offers = await greet(connection);
    }
    if (login) await authenticate(connection, login, offers);
    return connection;
  } catch (error) {
    connection.close();
    throw error instanceof NotTaken ? new NotTaken(error.code, 'closed') : error;
  }
}

/** @returns what the server offers, in capitals */
async function greet(connection: SmtpConnection): Promise<readonly string[]> {
  // The Worker has no name of its own, and its address is another with each run.
  const { lines } = await ask(connection, 'EHLO [127.0.0.1]', 250, 'EHLO');
  return lines.slice(1).map((line) => line.toUpperCase().trim());
}

async function authenticate(
  connection: SmtpConnection,
  { user, password }: NonNullable<SmtpServer['login']>,
  offers: readonly string[],
): Promise<void> {
  const ways = offers.find((offer) => /^AUTH[ =]/.test(offer))?.split(/[ =]/) ?? [];
  if (ways.includes('PLAIN')) {
    await ask(connection, `AUTH PLAIN ${toBase64(`\0${user}\0${password}`)}`, 235, 'AUTH');
  } else if (ways.includes('LOGIN')) {
    await ask(connection, 'AUTH LOGIN', 334, 'AUTH');
    await ask(connection, toBase64(user), 334, 'AUTH');
    await ask(connection, toBase64(password), 235, 'AUTH');
  } else throw new NotTaken('SMTP_NO_AUTH', 'closed');
}

async function deliver(connection: SmtpConnection, letter: Letter, hasTime: () => boolean): Promise<void> {
  await ask(connection, `MAIL FROM:<${letter.from.email}>`, 250, 'MAIL');
  await ask(connection, `RCPT TO:<${letter.to}>`, 250, 'RCPT', (status) =>
    status !== null && NO_MAILBOX.has(status) ? 'recipient' : 'later',
  );
  await ask(connection, 'DATA', 354, 'DATA');
  // Doubles the dot at the start of a line, as a line of one dot ends the mail.
  if (!hasTime()) throw new NotTaken('SMTP_LATE', 'closed');
  const message = toMime(letter, new Date()).replaceAll(/^\./gm, '..');
  let answer: Reply;
  try {
    await connection.write(`${message}.\r\n`);
    answer = await connection.read();
  } catch (error) {
    // The message may have arrived although its reply was lost.
    throw new NotTaken(error instanceof NotTaken ? error.code : 'SMTP_CONNECTION', 'unknown');
  }
  expect(answer, 250, 'MESSAGE');
}

/** @param meaningOf its status, of a refusal */
async function ask(
  connection: SmtpConnection,
  command: string,
  wanted: number,
  step: string,
  meaningOf?: (status: string | null) => Meaning,
): Promise<Reply> {
  await connection.write(`${command}\r\n`);
  return expect(await connection.read(), wanted, step, meaningOf);
}

/** @throws NotTaken with the step and the digits of the reply: its words may hold the address */
function expect(reply: Reply, wanted: number, step: string, meaningOf?: (status: string | null) => Meaning): Reply {
  const { code, status } = reply;
  if (code === wanted || (wanted === 250 && code === 251)) return reply;
  const digits = [code, ...(status?.split('.') ?? [])].join('_');
  throw new NotTaken(`SMTP_${step}_${digits}`, code === 421 ? 'closed' : (meaningOf?.(status) ?? 'later'));
}

const forgets = async (connection: SmtpConnection): Promise<boolean> =>
  ask(connection, 'RSET', 250, 'RSET').then(
    () => true,
    () => false,
  );
