import type { ReadPage } from '../../../shared/career-page.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { SITE_NAME } from '../../../shared/site.ts';
import { foldText } from '../../../shared/text.ts';
import type { Config } from '../../env.ts';
import { DomainError } from '../../errors.ts';
import { fetchPage, refusePage } from './fetch-page.ts';
import { type Html, readHtml } from './read-html.ts';
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
  const page = await read(address, { resolver, userAgent, signal });
  const posting = await readPosting(page.data, now);
  if (posting !== null) return { posting: true, fields: posting };
  if (page.isCut) throw refusePage('La pagina è troppo grande: nel primo megabyte non c’è un annuncio da leggere.');
  const fields = acceptedFields({ title: page.title, description: page.text.slice(0, LIMITS.description) }, now);
  if (fields.description === undefined)
    throw refusePage('Nella pagina non c’è un testo da leggere: forse lo mostra solo con JavaScript.');
  return { posting: false, fields };
}

async function read(address: string, asking: Parameters<typeof fetchPage>[1]): Promise<Html> {
  try {
    return await readHtml(await fetchPage(address, asking));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw refusePage(
      asking.signal.aborted
        ? 'Il sito non ha risposto entro cinque secondi: riprova più tardi.'
        : 'Non riusciamo a leggere questa pagina: controlla l’indirizzo, o riprova più tardi.',
    );
  }
}
