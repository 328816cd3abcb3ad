import { connect } from 'cloudflare:sockets';
import { inTime, LATE } from '../in-time.ts';
import { NotTaken } from './post-office.ts';

/** Encryption: from the first byte, from a command on, or none, which only a server of one's own machine may have. */
export type SmtpTls = 'implicit' | 'starttls' | 'off';

/** A reply: its three digits, its status of RFC 3463 (`5.1.1`) where it has one, and its lines without them. */
export type Reply = { readonly code: number; readonly status: string | null; readonly lines: readonly string[] };

/** One that answers no sooner is as good as away; a run has 25 s. */
const PATIENCE_MS = 8000;
/** More than any reply has: a server must not fill the memory. */
const LONGEST_REPLY = 16_384;

const TRANSPORT = { implicit: 'on', starttls: 'starttls', off: 'off' } as const;

/** Lines to and from a mail server, each awaited for a few seconds. */
export class SmtpConnection {
  private socket: Socket;
  private reader: ReadableStreamDefaultReader<Uint8Array>;
  private writer: WritableStreamDefaultWriter<Uint8Array>;
  private readonly text = new TextDecoder();
  private readonly bytes = new TextEncoder();
  private buffer = '';

  constructor({ host, port, tls }: { readonly host: string; readonly port: number; readonly tls: SmtpTls }) {
    this.socket = connect({ hostname: host, port }, { secureTransport: TRANSPORT[tls], allowHalfOpen: false });
    // Failures show where something is read or written.
    this.socket.closed.catch(() => undefined);
    this.reader = this.socket.readable.getReader();
    this.writer = this.socket.writable.getWriter();
  }

  async write(text: string): Promise<void> {
    await soon(this.writer.write(this.bytes.encode(text)));
  }

  /** The next reply, of as many lines as it has. */
  async read(): Promise<Reply> {
    const lines: string[] = [];
    let length = 0;
    for (;;) {
      const line = await this.readLine();
      length += line.length;
      const [, code = '', more = '', rest = ''] = /^(\d{3})([ -]?)(.*)$/.exec(line) ?? [];
      if (code === '' || length > LONGEST_REPLY) throw new NotTaken('SMTP_REPLY', 'closed');
      lines.push(rest);
      if (more !== '-')
        return { code: Number(code), status: /^[245]\.\d{1,3}\.\d{1,3}\b/.exec(rest)?.[0] ?? null, lines };
    }
  }

  private async readLine(): Promise<string> {
    for (;;) {
      const end = this.buffer.indexOf('\n');
      if (end >= 0) {
        const line = this.buffer.slice(0, end).replace(/\r$/, '');
        this.buffer = this.buffer.slice(end + 1);
        return line;
      }
      if (this.buffer.length > LONGEST_REPLY) throw new NotTaken('SMTP_REPLY', 'closed');
      const { value, done } = await soon(this.reader.read());
      if (done) throw new NotTaken('SMTP_CLOSED', 'closed');
      this.buffer += this.text.decode(value, { stream: true });
    }
  }

  /** Encrypts what follows. Nothing that came before it may be taken for a part of that. */
  encrypt(): void {
    if (this.buffer !== '') throw new NotTaken('SMTP_TLS', 'closed');
    this.reader.releaseLock();
    this.writer.releaseLock();
    this.socket = this.socket.startTls();
    this.socket.closed.catch(() => undefined);
    this.reader = this.socket.readable.getReader();
    this.writer = this.socket.writable.getWriter();
  }

  close(): void {
    this.socket.close().catch(() => undefined);
  }
}

/** @throws NotTaken without a word of the error, which may hold what was sent */
async function soon<Result>(work: Promise<Result>): Promise<Result> {
  const done = await inTime(work, PATIENCE_MS).catch(() => {
    throw new NotTaken('SMTP_CONNECTION', 'closed');
  });
  if (done === LATE) throw new NotTaken('SMTP_TIMEOUT', 'closed');
  return done;
}
