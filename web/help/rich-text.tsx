import { Fragment, type ReactNode } from 'react';
import { Link } from '../app/link.tsx';
import type { TextBlock } from '../content/text.ts';
import { type InlinePart, inlineParts } from './inline-text.ts';

/** One line of a content file, with its links and strong words. */
export function InlineText({ line }: { line: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never move
  return inlineParts(line).map((part, index) => <Fragment key={index}>{inlineNode(part)}</Fragment>);
}

function inlineNode(part: InlinePart): ReactNode {
  if (part.kind !== 'link') return part.kind === 'strong' ? <strong>{part.text}</strong> : part.text;
  return part.to.startsWith('/') ? <Link to={part.to}>{part.text}</Link> : <a href={part.to}>{part.text}</a>;
}

/** A block of a page's text, inside `.prose`. */
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
