import type { Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ArticleBlock, ArticleInline } from '../../shared/articles.ts';
import { linkHost } from './links.ts';

const refuse = (node: Nodes, why: string): never => {
  throw new Error(`${node.position?.start.line}: ${why}`);
};

/** Apostrophes and quotation marks as printers set them; a line's end is a space. */
export const setType = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replace(/"([^"]*)"/g, '“$1”')
    .replace(/\s*\n\s*/g, ' ');

/**
 * The blocks of a Markdown text: second and third headings, paragraphs, flat lists, quotes, emphasis and links.
 * @param slugs of all articles, which links may lead to
 * @throws Error with the line of what is none of these, raw HTML first of all
 */
export function readText(markdown: string, slugs: readonly string[]): ArticleBlock[] {
  const runs = (nodes: readonly PhrasingContent[]): ArticleInline[] => nodes.map(run);

  function run(node: PhrasingContent): ArticleInline {
    if (node.type === 'text') return setType(node.value);
    if (node.type === 'strong') return { kind: 'strong', children: runs(node.children) };
    if (node.type === 'emphasis') return { kind: 'em', children: runs(node.children) };
    if (node.type === 'link') return { kind: 'link', to: node.url, host: host(node), children: runs(node.children) };
    return refuse(node, `an article has no ${node.type} in its text`);
  }

  function host(node: Nodes & { url: string }): string | null {
    try {
      return linkHost(node.url, slugs);
    } catch (error) {
      return refuse(node, error instanceof Error ? error.message : String(error));
    }
  }

  const only = (first: Nodes, second?: Nodes): Paragraph => {
    if (first.type === 'paragraph' && second === undefined) return first;
    return refuse(second ?? first, 'items and quotes are made of paragraphs only');
  };

  function block(node: RootContent): ArticleBlock {
    if (node.type === 'paragraph') return { kind: 'p', children: runs(node.children) };
    if (node.type === 'heading') {
      if (node.depth !== 2 && node.depth !== 3) return refuse(node, 'headings are ## or ###: the title is the first');
      return { kind: `h${node.depth}`, children: runs(node.children) };
    }
    if (node.type === 'blockquote')
      return { kind: 'quote', paragraphs: node.children.map((child) => runs(only(child).children)) };
    if (node.type === 'list') {
      const items = node.children.map((item) => {
        const [first = item, second] = item.children;
        return runs(only(first, second).children);
      });
      return buttons(items) ?? { kind: node.ordered ? 'ol' : 'ul', items };
    }
    return refuse(node, `an article has no ${node.type}`);
  }

  const blocks = fromMarkdown(markdown).children;
  const heading = blocks.find((node) => node.type === 'heading');
  if (heading && heading.depth > 2) refuse(heading, 'the first heading is ##, so that no level is left out');
  return blocks.map(block);
}

function buttons(items: readonly (readonly ArticleInline[])[]): ArticleBlock | null {
  const links = items.flatMap(([first, second]) => {
    if (typeof first !== 'object' || first.kind !== 'link' || first.host !== null || second !== undefined) return [];
    return [{ to: first.to, label: wordsOf(first.children).join(' ') }];
  });
  return links.length === items.length ? { kind: 'buttons', links } : null;
}

const wordsOf = (runs: readonly ArticleInline[]): string[] =>
  runs
    .map(function textOf(run): string {
      return typeof run === 'string' ? run : run.children.map(textOf).join('');
    })
    .join('')
    .split(/\s+/)
    .filter((word) => word !== '');

export const countWords = (text: readonly ArticleBlock[]): number =>
  text
    .flatMap((block) => {
      if ('children' in block) return [block.children];
      if ('items' in block) return block.items;
      return 'paragraphs' in block ? block.paragraphs : block.links.map(({ label }) => [label]);
    })
    .reduce((sum, runs) => sum + wordsOf(runs).length, 0);
