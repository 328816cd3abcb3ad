/** A message read by its standards, apart from the code that wrote it. */
export function readMessage(data: string) {
  const [head = ''] = data.split('\r\n\r\n', 1);
  return { headers: headersOf(head), parts: partsOf(data) };
}

/** Type and content of each part that is not made of others, in their order. */
function partsOf(data: string): (readonly [type: string, text: string])[] {
  const [head = '', body = ''] = data.split(/\r\n\r\n(.*)/s);
  const { 'content-type': type = '', 'content-transfer-encoding': encoding } = headersOf(head);
  const boundary = /^multipart\/.*boundary="([^"]*)"/.exec(type)?.[1];
  if (boundary === undefined) return [[type, encoding === 'quoted-printable' ? fromQuoted(body) : body]];
  return `\r\n${body}`
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => partsOf(part.slice(2)));
}

const headersOf = (head: string): Record<string, string> =>
  Object.fromEntries(
    head
      .replaceAll(/\r\n(?=[ \t])/g, '')
      .split('\r\n')
      .map((line) => line.split(/: (.*)/s))
      .map(([name = '', value = '']) => [name.toLowerCase(), decodeWords(value)]),
  );

const fromBytes = (text: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(
    Uint8Array.from(text, (byte) => byte.charCodeAt(0)),
  );

const decodeWords = (value: string): string =>
  value
    .replaceAll(/\?= (?==\?)/g, '?=')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, base64: string) => fromBytes(atob(base64)));

const fromQuoted = (text: string): string =>
  fromBytes(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
