import type { Traces } from './traces.ts';

/**
 * What the simulator of the mail binding prints of each mail that it takes, and no mail service does: who it is from and
 * for, its subject, and where its texts are.
 */
const MAIL_OF_SIMULATOR =
  /^\[wrangler:info\] send_email binding called with MessageBuilder:\n(?:(?:From|To|Cc|Bcc|Reply-To|ReplyTo|Subject|Headers?|List-[\w-]+|Text|HTML): .*\n|\n)*/gm;
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** The site's own addresses, among the variables that wrangler lists at its start. */
const VARIABLE = /^env\.\w+ \(".*"\) +Environment Variable .*\n/gm;

/** The lines that the Worker, and the server for each request, have written. */
export const ownLines = (log: string): string =>
  log.replaceAll(COLOURS, '').replaceAll(MAIL_OF_SIMULATOR, '').replaceAll(VARIABLE, '');

/** What looks personal, whatever the tests have used. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  'a mail address': /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi,
  'a token (JWT)': /\beyJ[\w-]{8,}\.[\w-]*/g,
  'a password of the helpers': /\b(?:parola|nuova)-[bcdfghlmnprstvz]{12}\b/g,
  'a browser': /\bMozilla\/|\bAppleWebKit\/|\bHeadlessChrome\//g,
  'a query string': /^\[wrangler:info\] [A-Z]+ \S*\?\S+/gm,
};

/** Where something personal stands in a log, as sentences; none where there is nothing. */
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
