const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

const PDF_HEAD = [
  '%PDF-1.7',
  '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
  '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
  '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj',
  '',
].join('\n');

/** A PDF of one empty page and exactly `size` bytes, 500 at least: a comment fills what is left. */
export function samplePdf(size = 2000): Uint8Array<ArrayBuffer> {
  const placeOf = (object: number) => String(PDF_HEAD.indexOf(`${object} 0 obj`)).padStart(10, '0');
  const rows = [1, 2, 3].map((object) => `${placeOf(object)} 00000 n \n`).join('');
  const tail = (at: number) =>
    `\nxref\n0 4\n0000000000 65535 f \n${rows}trailer <</Size 4/Root 1 0 R>>\nstartxref\n${String(at + 1).padStart(8, '0')}\n%%EOF\n`;
  const at = size - tail(0).length;
  return bytesOf(`${PDF_HEAD}%${' '.repeat(at - PDF_HEAD.length - 1)}${tail(at)}`);
}

/** Pictures of two by two points. */
export const SAMPLE_JPEG = fromBase64(
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCGAqF//9k=',
);
export const SAMPLE_PNG = fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMwNk4zNk5jgFAAFZIDMY00q6sAAAAASUVORK5CYII=',
);
