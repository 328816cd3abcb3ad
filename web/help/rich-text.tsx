import { Fragment, type ReactNode } from 'react';
import { Link } from '../app/link.tsx';
import type { TextBlock } from '../content/text.ts';

type InlinePart =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

const MARKUP = /\[([^[\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g;

export function inlineParts(line: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const { 0: whole, 1: label, 2: to, 3: strong, index } of line.matchAll(MARKUP)) {
    if (index > end) parts.push({ kind: 'text', text: line.slice(end, index) });
    if (label !== undefined && to !== undefined) parts.push({ kind: 'link', text: label, to });
    else parts.push({ kind: 'strong', text: strong ?? '' });
    end = index + whole.length;
  }
  if (end < line.length) parts.push({ kind: 'text', text: line.slice(end) });
  return parts;
}

/** The words of a line without its markup: what is searched, and what search engines are told. */
export const plainText = (line: string): string =>
  inlineParts(line)
    .map(({ text }) => text)
    .join('');

export function InlineText({ line }: { line: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never move
  return inlineParts(line).map((part, index) => <Fragment key={index}>{inlineNode(part)}</Fragment>);
}

function inlineNode(part: InlinePart): ReactNode {
  if (part.kind !== 'link') return part.kind === 'strong' ? <strong>{part.text}</strong> : part.text;
  return part.to.startsWith('/') ? <Link to={part.to}>{part.text}</Link> : <a href={part.to}>{part.text}</a>;
}

export function TextBlockView({ block }: { block: TextBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <InlineText line={block} />
      </p>
    );
  if ('heading' in block) return <h3>{block.heading}</h3>;
  if ('facts' in block) return <Facts facts={block.facts} />;
  const lines = 'list' in block ? block.list : block.steps;
  const List = 'list' in block ? 'ul' : 'ol';
  return (
    <List>
      {lines.map((line) => (
        <li key={line}>
          <InlineText line={line} />
        </li>
      ))}
    </List>
  );
}

function Facts({ facts }: { facts: readonly (readonly [term: string, text: string])[] }) {
  return (
    <dl className="border-b border-line">
      {facts.map(([term, text]) => (
        <div key={term} className="border-t border-line py-2.5 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-4">
          <dt className="text-muted">{term}</dt>
          <dd>
            <InlineText line={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
