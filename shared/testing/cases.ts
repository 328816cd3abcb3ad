/** Cases of a collection under a heading, one a line: a text, and after a bar what must come of it. */
export function casesUnder(collection: string, heading: string): [text: string, outcome: string][] {
  const part = collection.split(/^# /m).find((each) => each.startsWith(`${heading}\n`));
  if (part === undefined) throw new Error(`cases: ${heading}?`);
  const [, ...rows] = part.trim().split('\n');
  return rows.map((row) => {
    const [text = '', outcome = ''] = row.split(' | ');
    return [text, outcome];
  });
}
