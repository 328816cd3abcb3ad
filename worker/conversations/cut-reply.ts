type Cut = { readonly text: string; readonly quoted: string };

/**
 * Lines by which mail programs introduce what they quote. A block of headers, as Outlook writes it: its first line alone may be a person's.
 * 'Il giorno … ha scritto:' names a day, which a sentence of a person's own hardly does.
 */
const INTRO = new RegExp(
  `^[ \\t]*(?:${[
    '-{2,} ?(?:messaggio (?:originale|inoltrato)|(?:original|forwarded) message) ?-{2,}',
    '_{10,}',
    '(?:inizio messaggio inoltrato|begin forwarded message):',
    String.raw`\*?(?:da|from|von):.*(?=(?:\n.*){0,4}\n[ \t]*\*?(?:inviato|data|sent|date|gesendet|oggetto|subject):)`,
    String.raw`(?:il|in data|on|le|am|el)\s(?=[^:]{0,200}\d).*(?:\n.*){0,2}?(?:ha\s+scritto|wrote|a\s+écrit|schrieb|escribió)\s?:`,
  ].join('|')})[ \\t]*$`,
  'im',
);
const DEVICE =
  /^(?:inviat[oa] da|inviat[oa] dal mio|sent from|ottieni outlook per|get outlook for|scarica outlook per)\s.{1,60}$/i;
/** Lines of a signature that a device writes by itself. */
const MOST_DEVICE_LINES = 3;

const isQuoted = (line: string): boolean => line.startsWith('>');

/** The words of a reply, without what it quotes and the signature, above or below the quotation. */
export function cutReply(whole: string): Cut {
  const intro = INTRO.exec(whole);
  const top = whole.slice(0, intro?.index).split('\n');
  const rest = intro ? whole.slice(intro.index + intro[0].length).split('\n') : [];
  // Signs before its lines say where a quotation ends; without them all of the rest is one.
  const isMarked = isQuoted(rest.find((line) => line.trim() !== '') ?? '');
  const written = [...top, ...(isMarked ? rest : [])].filter((line) => !isQuoted(line));
  const end = signatureAt(written);
  const text = written.slice(0, end).join('\n').trim();
  const cut = [...written.slice(end), ...(intro ? [intro[0]] : [])];
  const quoted = [...cut, ...(isMarked ? rest.filter(isQuoted) : rest), ...top.filter(isQuoted)];
  return { text, quoted: quoted.join('\n').trim() };
}

/** Number of the line that begins the signature; that of all lines without one. */
function signatureAt(lines: readonly string[]): number {
  const dashes = lines.findIndex((line) => line.trimEnd() === '--');
  if (dashes !== -1) return dashes;
  const device = lines.findLastIndex((line) => DEVICE.test(line.trim()));
  const after = lines.slice(device).filter((line) => line.trim() !== '').length;
  return device !== -1 && after <= MOST_DEVICE_LINES ? device : lines.length;
}
