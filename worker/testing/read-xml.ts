import { SaxesParser } from 'saxes';

/** An element of an XML document; `text` is its direct text, entities resolved. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
};

type Growing = XmlElement & { text: string; readonly children: Growing[] };

/**
 * Root of a document, by a parser that takes nothing but well-formed XML.
 * @throws Error that says where it is not
 */
export function readXml(document: string): XmlElement {
  const open: Growing[] = [{ name: '', attributes: {}, children: [], text: '' }];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const add = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => open.pop());
  parser.write(document).close();
  const [root] = open[0]?.children ?? [];
  if (root === undefined) throw new Error('readXml: the document has no root');
  return root;
}

export const childrenOf = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child) => child.name === name);

export function textOf(element: XmlElement, name: string): string {
  const found = childrenOf(element, name);
  if (found.length !== 1) throw new Error(`textOf: ${element.name} has ${found.length} ${name}`);
  return found[0]?.text ?? '';
}
