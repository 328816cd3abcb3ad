import { queryOptions, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import type { ArticleBlock, ArticleInline, ArticleSummary } from '../../shared/articles.ts';
import { articleCrumbs } from '../../shared/head/article-heads.ts';
import { pagePath } from '../../shared/paths.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { readOptions } from '../api/call-options.ts';
import { ButtonLink, Link } from '../app/link.tsx';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Figure } from '../ui/figure.tsx';
import { FIGURES } from '../ui/figures.ts';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ArticleMeta } from './article-list.tsx';
import { ARTICLES, loadText } from './articles.ts';

/** The text of an article: from the document at first, from its own chunk after a navigation. */
export const articleTextOptions = (article: ArticleSummary) =>
  queryOptions<readonly ArticleBlock[]>({
    queryKey: ['article-text', article.slug],
    queryFn: () => loadText(article),
  });

/** Newest open offers of the article's town, or of its category; not asked for where it has neither. */
export const relatedJobsOptions = ({ town, jobCategory }: ArticleSummary) =>
  readOptions(
    'GET /api/jobs',
    { query: { ...(town ? { town } : { category: jobCategory ?? undefined }), limit: 10 } },
    { enabled: town !== null || jobCategory !== null, meta: { optional: true, list: true } },
  );

export function ArticleView({ article }: { article: ArticleSummary }) {
  const { data: text, isError } = useQuery(articleTextOptions(article));
  return (
    <div className="container section stack-lg">
      <Breadcrumb crumbs={articleCrumbs(article)} />
      <article className="stack-lg">
        <Intro article={article} />
        {text ? (
          <div className="with-box">
            <ArticleText text={text} />
            <div className="sticky-box stack no-print">
              <RelatedJobs article={article} />
              <ReadOn article={article} />
            </div>
          </div>
        ) : (
          <NoText path={article.path} failed={isError} />
        )}
      </article>
      {(text || isError) && <Closing />}
    </div>
  );
}

function Intro({ article }: { article: ArticleSummary }) {
  return (
    <header className="hero border-b border-line pb-6">
      <div className="stack-sm min-w-0">
        <p className="no-print">
          <Link className="link-quiet inline-flex items-center gap-2 min-h-11 text-bosco font-600" to={pagePath.blog()}>
            <Icon name="arrow-left" /> Torna al blog
          </Link>
        </p>
        <p>
          <Badge tone="bosco">{article.category}</Badge>
        </p>
        <h1 className="measure">{article.title}</h1>
        <p className="text-lead measure">{article.excerpt}</p>
        <div className="cluster">
          <p className="muted">
            <span>{`${article.author} ·`}</span> <ArticleMeta article={article} />
          </p>
          <div className="no-print -ml-4 sm:ml-0">
            <ShareButton title={article.title} />
          </div>
        </div>
      </div>
      <Figure art={FIGURES[article.figure]} className="text-bosco hero-figure" />
    </header>
  );
}

/** The text is on its way after a navigation, or its file did not arrive: then a whole document brings it. */
function NoText({ path, failed }: { path: string; failed: boolean }) {
  if (failed)
    return (
      <Notice tone="warning" live>
        <p>Il testo non è arrivato: può essere la connessione, o il sito è stato aggiornato mentre lo leggevi.</p>
        <p>
          <a className={buttonClass('secondary')} href={path}>
            Riprova
          </a>
        </p>
      </Notice>
    );
  return (
    <div className="stack measure" aria-busy="true">
      <p className="sr-only">Caricamento articolo...</p>
      {['w-full', 'w-full', 'w-2/3', 'w-full', 'w-1/2'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five lines that never move
        <Skeleton key={index} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}

function Closing() {
  return (
    <section className="card stack-sm measure no-print">
      <h2 className="text-h3">{`Cerchi lavoro ${VALLEY.in}?`}</h2>
      <p>Guarda le offerte aperte vicino a casa tua, o pubblica il tuo profilo: le aziende della zona ti scrivono.</p>
      <p className="cluster">
        <ButtonLink variant="primary" to={pagePath.jobs()}>
          Cerca Offerte
        </ButtonLink>
        <ButtonLink to={pagePath.publishCandidate()}>Pubblica Profilo</ButtonLink>
      </p>
    </section>
  );
}

const JOBS_SHOWN = 5;

/** Open offers that an article is about, as they are today; nothing while they load, where they fail or there is none. */
function RelatedJobs({ article }: { article: ArticleSummary }) {
  const { data } = useQuery(relatedJobsOptions(article));
  if (!data || data.items.length === 0) return null;
  const jobs = data.items.slice(0, JOBS_SHOWN);
  return (
    <section className="card stack-sm" aria-labelledby="correlate">
      <h2 id="correlate" className="text-h3">
        Offerte di Lavoro Correlate
      </h2>
      <Links links={jobs.map(({ id, title, location }) => ({ to: pagePath.job(id), title, about: location }))} />
    </section>
  );
}

type LinksProps = { readonly links: readonly { to: string; title: string; about: ReactNode }[] };

const Links = ({ links }: LinksProps) => (
  <ul className="list-plain">
    {links.map(({ to, title, about }) => (
      <li key={to} className="border-t border-line">
        <Link className="link-quiet flex flex-col py-2.5" to={to} viewTransition>
          <span className="font-600">{title}</span>
          <span className="muted">{about}</span>
        </Link>
      </li>
    ))}
  </ul>
);

const ARTICLES_SHOWN = 3;

function ReadOn({ article }: { article: ArticleSummary }) {
  const others = ARTICLES.filter(({ slug }) => slug !== article.slug);
  // Those of its category first.
  const isOther = ({ category }: ArticleSummary) => Number(category !== article.category);
  const shown = others.toSorted((a, b) => isOther(a) - isOther(b)).slice(0, ARTICLES_SHOWN);
  return (
    <nav className="card stack-sm" aria-labelledby="leggi-anche">
      <h2 id="leggi-anche" className="text-h3">
        Leggi anche
      </h2>
      <Links links={shown.map((other) => ({ ...other, to: other.path, about: <ArticleMeta article={other} /> }))} />
    </nav>
  );
}

type Runs = { runs: readonly ArticleInline[] };

function ArticleText({ text }: { text: readonly ArticleBlock[] }) {
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
