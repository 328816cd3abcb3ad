import { createServer, type Server, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { makeCertificate, trustedCertificate } from './certificate.ts';

/** Lines of a client in one connection, and its messages that were taken. */
export type Heard = {
  readonly lines: string[];
  readonly messages: { readonly from: string; readonly to: string; readonly data: string }[];
  encrypted: boolean;
};

type Kind = {
  readonly tls: 'implicit' | 'starttls' | 'off';
  /** Ways of AUTH that it offers. */
  readonly auth?: string;
  /** Mails after which it ends a connection. */
  readonly most?: number;
  /** Sends text behind its answer to STARTTLS, as an attacker between client and server would. */
  readonly injects?: boolean;
  /** Has a certificate that nobody trusts. */
  readonly isStranger?: boolean;
};

const USER = 'lavoro';
const PASSWORD = 'pàss wörd';

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');
const EXPECTED = {
  plain: base64(`\0${USER}\0${PASSWORD}`),
  user: base64(USER),
  password: base64(PASSWORD),
};

/**
 * A mail server that answers as its recipients are called: `rcpt-550-5.1.1@…` is refused so, `message-451-4.3.0@…` once the
 * message is there, `hangup@…` gets the message and no answer, `silent@…` hears nothing at all.
 */
export function fakeServer(kind: Kind, heard: Heard[]): Server {
  return createServer((plain) => {
    const about: Heard = { lines: [], messages: [], encrypted: false };
    heard.push(about);
    if (kind.tls === 'implicit') converse(encrypt(plain, kind, about), kind, about);
    else converse(plain, kind, about);
  });
}

function encrypt(plain: Socket, { isStranger }: Kind, about: Heard): TLSSocket {
  about.encrypted = true;
  return new TLSSocket(plain, { isServer: true, ...(isStranger ? makeCertificate() : trustedCertificate()) });
}

function converse(socket: Socket, kind: Kind, about: Heard, greet = true): void {
  let buffer = '';
  let from = '';
  let to = '';
  let data: string[] | null = null;
  let login: 'user' | 'password' | null = null;
  const say = (...lines: readonly string[]): void => {
    socket.write(lines.map((line) => `${line}\r\n`).join(''));
  };

  function take(line: string): void {
    if (data !== null) {
      if (line === '.') endMessage();
      else data.push(line.replace(/^\./, ''));
      return;
    }
    about.lines.push(line);
    if (login !== null) takeLogin(line);
    else takeCommand(line);
  }

  function takeCommand(line: string): void {
    const [verb = '', rest = ''] = line.split(/ (.*)/s);
    const address = /<(.*)>/.exec(rest)?.[1] ?? '';
    if (verb === 'EHLO') say(...offers());
    else if (verb === 'STARTTLS') startTls();
    else if (verb === 'AUTH') takeAuth(rest);
    else if (verb === 'MAIL') takeSender(address);
    else if (verb === 'RCPT') takeRecipient(address);
    else if (verb === 'DATA') {
      data = [];
      say('354 Go on');
    } else if (verb === 'QUIT') {
      say('221 Bye');
      socket.end();
    } else say('250 Ok');
  }

  function takeSender(address: string): void {
    if (kind.most === undefined || about.messages.length < kind.most) {
      from = address;
      say('250 2.1.0 Ok');
    } else {
      say('421 4.7.0 too many mails');
      socket.end();
    }
  }

  function offers(): string[] {
    const offered = [
      'SIZE 1000000',
      ...(kind.tls === 'starttls' && !about.encrypted ? ['STARTTLS'] : []),
      `AUTH ${kind.auth ?? 'PLAIN LOGIN'}`,
    ];
    // In two pieces, as networks do.
    socket.write('250-fake greets\r\n250-8BIT');
    return ['MIME', ...offered.map((offer, index) => `250${index === offered.length - 1 ? ' ' : '-'}${offer}`)];
  }

  function startTls(): void {
    socket.removeAllListeners('data');
    say('220 2.0.0 Go on', ...(kind.injects ? ['250 as if it had been encrypted'] : []));
    converse(encrypt(socket, kind, about), kind, about, false);
  }

  function takeAuth(rest: string): void {
    const [way, given] = rest.split(' ');
    if (way === 'PLAIN') say(given === EXPECTED.plain ? '235 2.7.0 Welcome' : `535 5.7.8 not ${given}`);
    else {
      login = 'user';
      say('334 VXNlcm5hbWU6');
    }
  }

  function takeLogin(line: string): void {
    const isRight = login !== null && line === EXPECTED[login];
    login = login === 'user' && isRight ? 'password' : null;
    say(!isRight ? '535 5.7.8 no' : login === 'password' ? '334 UGFzc3dvcmQ6' : '235 2.7.0 Welcome');
  }

  function takeRecipient(address: string): void {
    to = address;
    if (to.startsWith('silent')) return;
    const [, code, status] = /^rcpt-(\d+)-?([\d.]*)@/.exec(to) ?? [];
    say(code ? `${code}${status ? ` ${status}` : ''} <${to}> not here` : '250 2.1.5 Ok');
  }

  function endMessage(): void {
    const message = { from, to, data: (data ?? []).join('\r\n') };
    data = null;
    if (to.startsWith('hangup')) {
      about.messages.push(message);
      socket.destroy();
      return;
    }
    const [, code, status] = /^message-(\d+)-?([\d.]*)@/.exec(to) ?? [];
    if (!code) about.messages.push(message);
    say(code ? `${code} ${status} ${to} no` : '250 2.0.0 Ok <id@fake>');
  }

  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    buffer += bytes.toString('latin1');
    for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      take(line);
    }
  });
  if (greet) say('220-fake server', '220 ready');
}

/** All kinds of servers that the tests talk to. */
export const KINDS = {
  plain: { tls: 'off', auth: 'PLAIN' },
  login: { tls: 'off', auth: 'LOGIN' },
  otherAuth: { tls: 'off', auth: 'CRAM-MD5 XOAUTH2' },
  few: { tls: 'off', most: 2 },
  implicit: { tls: 'implicit' },
  starttls: { tls: 'starttls' },
  injects: { tls: 'starttls', injects: true },
  stranger: { tls: 'implicit', isStranger: true },
} as const satisfies Readonly<Record<string, Kind>>;
