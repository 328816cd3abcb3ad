type Cut = { readonly text: string; readonly quoted: string };

/** Ends of the line by which mail programs introduce what they quote: 'Il giorno … ha scritto:', 'On … wrote:'. */
const WROTE = /(?:ha scritto|wrote|a écrit|schrieb|escribió)\s?:$/i;
const BEGINS_WROTE = /^(?:il|in data|on|le|am|el)\s/i;
const MOST_WROTE_LINES = 3;
const ORIGINAL =
  /^(?:-{2,} ?(?:messaggio originale|messaggio inoltrato|original message|forwarded message) ?-{2,}|_{10,}|(?:inizio messaggio inoltrato|begin forwarded message):)$/i;
/** Block of headers, as Outlook writes it; its first line alone may be a person's. */
const FROM = /^\*?(?:da|from|von):/i;
const NEXT_HEADER = /^\*?(?:inviato|data|sent|date|gesendet|oggetto|subject):/i;
const MOST_HEADERS = 5;
const DEVICE =
  /^(?:inviat[oa] da|inviat[oa] dal mio|sent from|ottieni outlook per|get outlook for|scarica outlook per)\s.{1,60}$/i;
/** Lines of a signature that a device writes by itself. */
const MOST_DEVICE_LINES = 3;

/** Number of lines at `at` that introduce a quotation; 0 where none does. */
function introLines(lines: readonly string[], at: number): number {
  const line = lines[at]?.trim() ?? '';
  if (ORIGINAL.test(line)) return 1;
  if (FROM.test(line))
    return lines.slice(at + 1, at + 1 + MOST_HEADERS).some((next) => NEXT_HEADER.test(next.trim())) ? 1 : 0;
  if (!BEGINS_WROTE.test(line)) return 0;
  for (let count = 1; count <= MOST_WROTE_LINES; count++) {
    const joined = lines
      .slice(at, at + count)
      .join(' ')
      .trim();
    // It names a day, which a sentence of a person's own hardly does.
    if (WROTE.test(joined) && /\d/.test(joined)) return count;
  }
  return 0;
}

const isQuoted = (line: string): boolean => line.startsWith('>');

/** The words of a reply, without what it quotes and the signature, above or below the quotation. */
export function cutReply(whole: string): Cut {
  const lines = whole.split('\n');
  const begin = lines.findIndex((_, at) => introLines(lines, at) > 0);
  const top = begin === -1 ? lines : lines.slice(0, begin);
  const rest = begin === -1 ? [] : lines.slice(begin + introLines(lines, begin));
  // Signs before its lines say where a quotation ends; without them all of the rest is one.
  const isMarked = isQuoted(rest.find((line) => line.trim() !== '') ?? '');
  const written = [...top, ...(isMarked ? rest : [])].filter((line) => !isQuoted(line));
  const end = signatureAt(written);
  const text = written.slice(0, end).join('\n').trim();
  const cut = [...written.slice(end), ...lines.slice(top.length, lines.length - rest.length)];
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
