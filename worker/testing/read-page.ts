import { asVisitor, type Person } from './requests.ts';

/** A document as a client without JavaScript reads it. */
export type ReadPage = {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly title: string;
  /** `name` or `property` of a meta element to its content. */
  readonly meta: ReadonlyMap<string, string>;
  readonly canonical: string | null;
  readonly h1: readonly string[];
  readonly links: readonly string[];
  readonly jsonLd: readonly unknown[];
  /** The data block that hydration starts from. */
  readonly data: unknown;
  /** Scripts that would run: their text. */
  readonly inlineScripts: readonly string[];
};

export async function readPage(
  path: string,
  request: Parameters<Person['get']>[1] = {},
  person: Person = asVisitor,
): Promise<ReadPage> {
  const answer = await person.get(path, request);
  const html = await answer.text();
  const titles = await texts(html, 'head > title');
  const scripts = await elements(html, 'script');
  const ofType = (type: string) => scripts.filter((script) => script.attributes.get('type') === type);
  const metas = await elements(html, 'head > meta');
  const canonicals = (await elements(html, 'head > link')).filter(
    ({ attributes }) => attributes.get('rel') === 'canonical',
  );
  if (titles.length !== 1 || canonicals.length > 1) throw new Error(`readPage: ${path} has ${titles.length} titles`);
  const [data] = ofType('application/json');
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    title: titles[0] ?? '',
    meta: new Map(metas.map(({ attributes: a }) => [a.get('name') ?? a.get('property') ?? '', a.get('content') ?? ''])),
    canonical: canonicals[0]?.attributes.get('href') ?? null,
    h1: await texts(html, 'h1'),
    links: (await elements(html, 'a')).map(({ attributes }) => attributes.get('href') ?? ''),
    jsonLd: ofType('application/ld+json').map(({ text }) => JSON.parse(text)),
    data: JSON.parse(data?.text ?? 'null'),
    inlineScripts: scripts
      .filter(({ attributes }) => !attributes.has('src') && !/json/.test(attributes.get('type') ?? ''))
      .map(({ text }) => text),
  };
}

type Found = { readonly attributes: ReadonlyMap<string, string>; readonly text: string };

/** Elements of a document with the text directly or deeper in them, entities resolved as far as this product writes them. */
export async function elements(html: string, selector: string): Promise<Found[]> {
  const found: { attributes: Map<string, string>; text: string }[] = [];
  await new HTMLRewriter()
    .on(selector, {
      element: (element) => {
        const pairs = [...element.attributes].map(([name, value]): [string, string] => [
          name ?? '',
          unescapeHtml(value ?? ''),
        ]);
        found.push({ attributes: new Map(pairs), text: '' });
      },
      text: (chunk) => {
        const last = found.at(-1);
        if (last) last.text += chunk.text;
      },
    })
    .transform(new Response(html))
    .text();
  return found.map(({ attributes, text }) => ({ attributes, text: selector === 'script' ? text : unescapeHtml(text) }));
}

/** Attributes of a document that would run code or style in it, as `name=value`. */
export async function runningAttributes(html: string): Promise<string[]> {
  const pairs = (await elements(html, '*')).flatMap(({ attributes }) => [...attributes]);
  return pairs
    .filter(([name, value]) => /^(on|style$)/i.test(name) || /^\s*(javascript|data|vbscript):/i.test(value))
    .map(([name, value]) => `${name}=${value}`);
}

const texts = async (html: string, selector: string): Promise<string[]> =>
  (await elements(html, selector)).map(({ text }) => text);

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const unescapeHtml = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    return hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (NAMED[name] ?? whole);
  });
