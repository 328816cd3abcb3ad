import * as mini from 'zod/mini';
import { type DomainError, invalidField } from '../../errors.ts';
import { isPublicAddress, pageRefusal } from './public-address.ts';

const MOST_REDIRECTS = 3;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

export const refusePage = (message: string): DomainError => invalidField('address', message);

type Asking = { readonly resolver: string; readonly userAgent: string; readonly signal: AbortSignal };

/**
 * The answer of a public page: the address, and each that it leads to, has to be one of https with a public name, all of whose
 * addresses are public. Between that look and the request the name may change (docs/security.md#pages-that-are-fetched).
 * @throws DomainError `invalid` for what is no page that everybody can open
 */
export async function fetchPage(address: string, { resolver, userAgent, signal }: Asking): Promise<Response> {
  let url = address;
  for (let led = 0; led <= MOST_REDIRECTS; led++) {
    await requirePublic(url, resolver, signal);
    const headers = { 'User-Agent': userAgent, Accept: 'text/html', 'Accept-Language': 'it' };
    const answer = await fetch(url, { headers, redirect: 'manual', signal });
    const target = REDIRECTS.includes(answer.status) ? answer.headers.get('Location') : null;
    if (target === null) return requireHtml(answer);
    await answer.body?.cancel();
    if (!URL.canParse(target, url)) throw refusePage('La pagina rimanda a un indirizzo che non esiste.');
    url = new URL(target, url).href;
  }
  throw refusePage('La pagina rimanda ad altri indirizzi troppe volte: incolla quello a cui si arriva.');
}

async function requirePublic(url: string, resolver: string, signal: AbortSignal): Promise<void> {
  const refusal = pageRefusal(url);
  if (refusal !== null) throw refusePage(refusal);
  const addresses = await addressesOf(new URL(url).hostname, resolver, signal);
  if (addresses.length === 0) throw refusePage('Questo sito non esiste: controlla l’indirizzo.');
  if (!addresses.every(isPublicAddress)) throw refusePage('Questo sito non è raggiungibile da tutti: non lo leggiamo.');
}

function requireHtml(answer: Response): Response {
  const { status } = answer;
  if (status === 404 || status === 410) throw refusePage('A questo indirizzo non c’è più nessuna pagina.');
  if (status >= 500) throw refusePage('Il sito in questo momento non funziona: riprova più tardi.');
  if (!answer.ok) throw refusePage('Il sito non ci lascia leggere questa pagina.');
  if (!/^text\/html\s*(;|$)/i.test(answer.headers.get('Content-Type') ?? ''))
    throw refusePage('Non è una pagina web: leggiamo le pagine, non i PDF, le immagini e altri file.');
  return answer;
}

/** Least of an answer of DNS over HTTPS as JSON; a name without addresses has no `Answer`. */
const answerSchema = mini.object({
  Answer: mini._default(mini.array(mini.object({ type: mini.int(), data: mini.string() })), []),
});

/** The types of records, by their numbers. */
const ADDRESSES = { A: 1, AAAA: 28 } as const;

/**
 * The addresses of a name, none where it does not exist.
 * @param resolver address of DNS over HTTPS that answers with JSON
 * @throws where it does not answer so
 */
async function addressesOf(name: string, resolver: string, signal: AbortSignal): Promise<readonly string[]> {
  const found = Object.entries(ADDRESSES).map(async ([type, number]) => {
    const answer = await fetch(`${resolver}?${new URLSearchParams({ name, type })}`, {
      headers: { Accept: 'application/dns-json' },
      redirect: 'manual',
      signal,
    });
    const records = answerSchema.parse(await answer.json()).Answer;
    return records.filter((record) => record.type === number).map(({ data }) => data);
  });
  return (await Promise.all(found)).flat();
}
