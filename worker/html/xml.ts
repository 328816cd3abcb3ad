/** Characters that no XML 1.0 document may hold, escaped or not (https://www.w3.org/TR/xml/#charsets). */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

export type Xml = { readonly xml: string };

type Attributes = Readonly<Record<string, string>>;

export function element(name: string, attributes: Attributes, ...children: readonly (Xml | string)[]): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `<${name}${written.join('')}`;
  if (children.length === 0) return { xml: `${start}/>` };
  const inner = children.map((child) => (typeof child === 'string' ? escapeXml(child) : child.xml));
  return { xml: `${start}>${inner.join('')}</${name}>` };
}

/** An element with its text in CDATA sections: another one begins within the only sign that ends one. */
export const cdata = (name: string, text: string): Xml => ({
  xml: `<${name}><![CDATA[${text.replace(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`,
});

export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
