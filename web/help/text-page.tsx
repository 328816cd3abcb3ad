import type { ReactNode } from 'react';
import { longDate } from '../../shared/dates.ts';
import { type Crumb, type PageHead, pageHead } from '../../shared/head/page-head.ts';
import { Link } from '../app/link.tsx';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import type { NextStep, PageText, TextSection } from '../content/text.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Figure, type FigureArt } from '../ui/figure.tsx';
import { InlineText, TextBlockView } from './rich-text.tsx';

type TextViewProps = {
  readonly text: PageText;
  readonly crumbs: readonly Crumb[];
  readonly art: FigureArt;
  /** Numbers the sections, for pages that people quote. */
  readonly numbered?: boolean;
  readonly children?: ReactNode;
};

type TextPageOf = Omit<TextViewProps, 'crumbs'> &
  Pick<PageHead, 'title' | 'description' | 'keywords'> & {
    readonly name: string;
    readonly path: string;
  };

export function textPage({ name, path, title, description, keywords, ...view }: TextPageOf): Page {
  const crumbs = [{ name, path }];
  return {
    Component: TextView.bind(null, { ...view, crumbs }),
    head: () => pageHead({ title, description, keywords, canonical: path, breadcrumbs: crumbs }),
    sharedAddress: sharedWithoutQuery,
  };
}

/** A page that is mostly text: its contents stay in view on desktop and open on phones. */
function TextView({ text, crumbs, art, numbered = false, children }: TextViewProps) {
  const { title, lead, updated, summary, sections } = text;
  const titles = sections.map((section, index) => (numbered ? `${index + 1}. ${section.title}` : section.title));
  return (
    <article className="container section stack-lg">
      <Breadcrumb crumbs={crumbs} />
      <header className="hero">
        <div className="stack-sm">
          <h1>{title}</h1>
          <p className="text-lead measure">{lead}</p>
          {updated && (
            <p className="muted">
              Ultimo aggiornamento: <time dateTime={updated}>{longDate(new Date(updated))}</time>
            </p>
          )}
        </div>
        <Figure art={art} className="text-bosco hero-figure no-print" />
      </header>
      <div className="with-aside">
        <div className="sticky-box no-print">
          <Contents sections={sections} titles={titles} />
        </div>
        <div className="flex flex-col gap-9 min-w-0 measure">
          {summary && (
            <div className="card stack-sm">
              <h2 className="text-h3">{summary.title}</h2>
              <ul className="stack-sm">
                {summary.points.map((point) => (
                  <li key={point}>
                    <InlineText line={point} />
                  </li>
                ))}
              </ul>
            </div>
          )}
          {sections.map(({ id, blocks }, index) => (
            <section key={id} aria-labelledby={id} className="prose">
              <h2 id={id} className="scroll-mt-6">
                {titles[index]}
              </h2>
              {blocks.map((block, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
                <TextBlockView key={place} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
      {children}
    </article>
  );
}

function Contents({ sections, titles }: { sections: readonly TextSection[]; titles: readonly string[] }) {
  const links = (
    <ul className="list-plain">
      {sections.map(({ id }, index) => (
        <li key={id}>
          <a href={`#${id}`} className="link-quiet flex items-center min-h-11 py-1.5 leading-snug">
            {titles[index]}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <nav aria-labelledby="indice" className="hidden lg:block">
        <h2 id="indice" className="text-h4 pb-1">
          In questa pagina
        </h2>
        {links}
      </nav>
      <details className="card py-1 lg:hidden">
        <summary>In questa pagina</summary>
        <nav aria-label="In questa pagina">{links}</nav>
      </details>
    </>
  );
}

export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <section aria-labelledby="passi" className="stack pt-4 no-print">
      <h2 id="passi">E adesso?</h2>
      <div className="grid-cards">
        {steps.map(({ title, text, links }) => (
          <div key={title} className="card flex flex-col gap-2">
            <h3>{title}</h3>
            <p>{text}</p>
            <p className="cluster mt-auto pt-2">
              {links.map(({ label, to }) => (
                <Link key={to} className={buttonClass('secondary')} to={to}>
                  {label}
                </Link>
              ))}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
