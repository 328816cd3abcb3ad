import type { ReadPage } from '../../../shared/career-page.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { SITE_NAME } from '../../../shared/site.ts';
import { cleanLine, foldText } from '../../../shared/text.ts';
import type { Config } from '../../env.ts';
import { DomainError } from '../../errors.ts';
import { decodeEntities, readText } from '../../http/plain-text.ts';
import { fetchPage, refusePage } from './fetch-page.ts';
import { acceptedFields, readPosting } from './to-job-fields.ts';

/** Longest that a person waits, names and redirects included. */
const PATIENCE_MS = 5000;

/**
 * Reads an offer from a public page.
 * @throws DomainError `invalid` for a page that cannot be read
 */
export async function readCareerPage(
  address: string,
  { NAME_RESOLVER: resolver, SITE_URL }: Config,
  now: Date,
): Promise<ReadPage> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const userAgent = `${foldText(SITE_NAME).replaceAll(' ', '-')}/1.0 (+${SITE_URL})`;
  const page = await fetchPage(address, { resolver, userAgent, signal })
    .then(readHtml)
    .catch((error: unknown) => {
      if (error instanceof DomainError) throw error;
      throw refusePage(
        signal.aborted
          ? 'Il sito non ha risposto entro cinque secondi: riprova più tardi.'
          : 'Non riusciamo a leggere questa pagina: controlla l’indirizzo, o riprova più tardi.',
      );
    });
  const posting = await readPosting(page.data, now);
  if (posting !== null) return { posting: true, fields: posting };
  if (page.isCut) throw refusePage('La pagina è troppo grande: nel primo megabyte non c’è un annuncio da leggere.');
  const fields = acceptedFields({ title: page.title, description: page.text.slice(0, LIMITS.description) }, now);
  if (fields.description === undefined)
    throw refusePage('Nella pagina non c’è un testo da leggere: forse lo mostra solo con JavaScript.');
  return { posting: false, fields };
}

const MOST_BYTES = 1_000_000;

/** Title, text and blocks of JSON-LD in the first megabyte of a page. `isCut`: there is more. @throws what its body throws */
async function readHtml(page: Response) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let left = MOST_BYTES;
  for await (const chunk of page.body ?? []) {
    chunks.push(chunk.slice(0, left));
    left -= chunk.length;
    if (left < 0) break;
  }
  let title = '';
  let isTitleRead = false;
  const data: string[] = [];
  let isData = false;
  const rewriter = new HTMLRewriter()
    .on('title', {
      text({ text, lastInTextNode }) {
        // Pictures of a page have titles, too.
        if (!isTitleRead) title += text;
        isTitleRead ||= lastInTextNode;
      },
    })
    .on('script', {
      element(element) {
        isData = /^\s*application\/ld\+json\s*(;|$)/i.test(element.getAttribute('type') ?? '');
        if (isData) data.push('');
      },
      text({ text }) {
        if (isData) data.push(`${data.pop()}${text}`);
      },
    });
  const text = await readText(rewriter, new Response(new Blob(chunks), { headers: page.headers }));
  return { title: cleanLine(decodeEntities(title)), ...text, data, isCut: text.isCut || left < 0 };
}
