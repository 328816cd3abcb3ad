import { Fragment } from 'react';
import type { ArticleBlock, ArticleInline } from '../../shared/articles.ts';
import { Link } from '../app/link.tsx';
import { buttonClass } from '../ui/button.tsx';

type Runs = { runs: readonly ArticleInline[] };

/** The text of an article as elements: it comes as a tree, never as HTML. */
export function ArticleText({ text }: { text: readonly ArticleBlock[] }) {
  return (
    <div className="prose">
      {text.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  if (block.kind === 'buttons')
    return (
      <p className="cluster no-print">
        {block.links.map(({ to, label }) => (
          <Link key={to} className={buttonClass('secondary')} to={to}>
            {label}
          </Link>
        ))}
      </p>
    );
  if (block.kind === 'quote')
    return (
      <blockquote className="stack-sm">
        <Each of={block.paragraphs} as="p" />
      </blockquote>
    );
  const Element = block.kind;
  return <Element>{'items' in block ? <Each of={block.items} as="li" /> : <Inline runs={block.children} />}</Element>;
}

function Each({ of, as: Element }: { of: readonly (readonly ArticleInline[])[]; as: 'p' | 'li' }) {
  return of.map((runs, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
    <Element key={index}>
      <Inline runs={runs} />
    </Element>
  ));
}

function Inline({ runs }: Runs) {
  return runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never move
    <Fragment key={index}>{typeof run === 'string' ? run : <Run run={run} />}</Fragment>
  ));
}

function Run({ run }: { run: Exclude<ArticleInline, string> }) {
  const inner = <Inline runs={run.children} />;
  if (run.kind !== 'link') {
    const Element = run.kind;
    return <Element>{inner}</Element>;
  }
  if (run.host === null) return <Link to={run.to}>{inner}</Link>;
  // The target is announced before the link, and on paper too.
  return (
    <>
      <a href={run.to} rel="external noopener">
        {inner}
      </a>{' '}
      <span className="muted">{`(${run.host})`}</span>
    </>
  );
}
