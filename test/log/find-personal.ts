import type { Traces } from './traces.ts';

/**
 * Lines of the mail binding's simulator about each mail, which no mail service prints: sender, recipient, subject, and the
 * files of its texts and pictures.
 */
const MAIL_OF_SIMULATOR =
  /^\[mf:info\] send_email binding called with MessageBuilder:\n(?:(?:From|To|Cc|Bcc|Reply-To|ReplyTo|Subject|Headers?|List-[\w-]+|Text|HTML|Attachment \(\w+\)): .*\n|\n)*/gm;
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** The lines that the Worker, and the server for each request, have written. */
export const ownLines = (log: string): string => log.replaceAll(COLOURS, '').replaceAll(MAIL_OF_SIMULATOR, '');

/** Shapes of personal data, independent of the tests' own values. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  'a mail address': /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi,
  'a token (JWT)': /\beyJ[\w-]{8,}\.[\w-]*/g,
  'a password of the helpers': /\b(?:parola|nuova)-[bcdfghlmnprstvz]{12}\b/g,
  'a browser': /\bMozilla\/|\bAppleWebKit\/|\bHeadlessChrome\//g,
  'a query string': /^\[mf:info\] [A-Z]+ \S*\?\S+/gm,
};

/** Sentences about personal data in a log; none if there is none. */
export function findPersonal(log: string, traces: Traces): string[] {
  const lines = ownLines(log).split('\n');
  const found = new Set<string>();
  for (const line of lines) {
    for (const [what, shape] of Object.entries(SHAPES))
      for (const [text] of line.matchAll(shape)) found.add(`${what}, ${text}, in: ${line}`);
    for (const [kind, values] of Object.entries(traces))
      for (const value of values) if (line.includes(value)) found.add(`of the ${kind}, ${value}, in: ${line}`);
  }
  return [...found];
}
