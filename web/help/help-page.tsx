import { HELP_CRUMBS, helpHead } from '../../shared/head/help-head.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { foldText } from '../../shared/text.ts';
import { ButtonLink, Link } from '../app/link.tsx';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { HELP_GROUPS, type HelpGroup, type HelpQuestion } from '../content/help.ts';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { useListSearch } from '../lists/use-list-search.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Figure } from '../ui/figure.tsx';
import { loom } from '../ui/figures.ts';
import { LiveRegion } from '../ui/live-region.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { InlineText, plainText } from './rich-text.tsx';

/** So few answers are shown at once, without a tap on each. */
const OPEN_AT_ONCE = 3;

const MORE = [
  { to: pagePath.howItWorks(), label: 'Come funziona' },
  { to: pagePath.cvTips(), label: 'Consigli per il CV' },
  { to: pagePath.privacy(), label: 'Privacy' },
  { to: pagePath.terms(), label: 'Termini' },
] as const;

const countOf = (groups: readonly HelpGroup[]): number =>
  groups.reduce((total, { questions }) => total + questions.length, 0);

function countText(count: number, searched: boolean): string {
  if (!searched) return `${count} domande`;
  return count === 1 ? '1 risposta trovata' : `${count} risposte trovate`;
}

function HelpPage() {
  const { search, form } = useListSearch(readSearch, ({ text }) => withQuery(pagePath.help(), { q: text }));
  const { text } = search;
  const groups = searchQuestions(HELP_GROUPS, text);
  const count = countOf(groups);
  return (
    <div className="container section stack-lg">
      <Breadcrumb crumbs={HELP_CRUMBS} />
      <header className="hero">
        <div className="stack-sm">
          <h1>Come possiamo aiutarti?</h1>
          <p className="text-lead measure">
            Le domande di chi cerca lavoro e di chi lo offre, con risposte che valgono per il sito com’è oggi.
          </p>
        </div>
        {count > 0 && <Figure art={loom} className="text-bosco hero-figure no-print" />}
      </header>
      <form method="get" action={pagePath.help()} className="stack-sm max-w-160 no-print" {...form}>
        <search className="flex flex-wrap items-end gap-2">
          <TextInput
            type="search"
            label="Cerca tra le domande"
            name="q"
            defaultValue={text}
            icon="search"
            placeholder="Password, CV"
            autoComplete="off"
            enterKeyHint="search"
            className="flex-[1_1_10rem] min-w-0"
          />
          <button type="submit" className={buttonClass('primary')}>
            Cerca
          </button>
        </search>
        <LiveRegion visible className="muted">
          {countText(count, text !== '')}
        </LiveRegion>
      </form>
      {count === 0 ? (
        <NothingFound />
      ) : (
        <div className="with-aside">
          <GroupLinks groups={groups} />
          <div className="stack-lg min-w-0">
            {groups.map((group) => (
              <Group key={group.id} group={group} open={text !== '' && count <= OPEN_AT_ONCE} />
            ))}
          </div>
        </div>
      )}
      <More />
    </div>
  );
}

function GroupLinks({ groups }: { groups: readonly HelpGroup[] }) {
  return (
    <nav aria-label="Argomenti" className="sticky-box no-print">
      <ul className="list-plain flex flex-wrap gap-x-4 lg:block">
        {groups.map(({ id, title, questions }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex items-center min-h-11 leading-snug">
              {`${title} (${questions.length})`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group, open }: { group: HelpGroup; open: boolean }) {
  return (
    <section aria-labelledby={group.id} className="stack-sm">
      <h2 id={group.id} className="scroll-mt-6">
        {group.title}
      </h2>
      <div className="border-b border-line max-w-48rem">
        {group.questions.map(({ question, answer }) => (
          <details key={question} open={open} className="border-t border-line">
            <summary className="py-3">{question}</summary>
            <p className="measure pb-4">
              <InlineText line={answer} />
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}

function NothingFound() {
  return (
    <EmptyState art={loom} title="Nessun risultato trovato">
      <p>
        Prova con una parola sola, per esempio “password” o “candidatura”. Oppure chiedilo a noi: rispondiamo davvero.
      </p>
      <p className="cluster">
        <ButtonLink variant="primary" to={pagePath.contact()}>
          Scrivici dai Contatti
        </ButtonLink>
        <ButtonLink to={pagePath.help()}>Tutte le domande</ButtonLink>
      </p>
    </EmptyState>
  );
}

function More() {
  return (
    <section aria-labelledby="altro" className="card stack-sm no-print">
      <h2 id="altro" className="text-h3">
        Leggi anche
      </h2>
      <ul className="list-plain cluster">
        {MORE.map(({ to, label }) => (
          <li key={to}>
            <ButtonLink to={to}>{label}</ButtonLink>
          </li>
        ))}
      </ul>
      <p>
        Non hai trovato la risposta? <Link to={pagePath.contact()}>Scrivici</Link>.
      </p>
    </section>
  );
}

const PLAIN_QUESTIONS = HELP_GROUPS.flatMap(({ questions }) =>
  questions.map(({ question, answer }) => ({ question, answer: plainText(answer) })),
);

export const page: Page = {
  Component: HelpPage,
  head: ({ url }) => helpHead(PLAIN_QUESTIONS, searchedText(url.searchParams) !== ''),
  sharedAddress: sharedWithoutQuery,
};

/** Words that people ask with, and that are about nothing. */
const ASKING = new Set(
  'come cosa che chi mi si ci ho posso devo voglio faccio fare il lo la i gli le l un uno una e o a di da in con su per del della dei delle al alla nel nella mio mia miei mie'.split(
    ' ',
  ),
);

/** A word without the vowel that it ends in: 'candido' is in 'candidarmi', 'offerte' in 'offerta'. */
const withoutEnding = (word: string): string => (word.length > 4 ? word.replace(/[aeiou]$/, '') : word);

/** The questions that hold every word of `text`, whatever case, accents and endings; groups without one are left out. */
export function searchQuestions(groups: readonly HelpGroup[], text: string): readonly HelpGroup[] {
  const typed = foldText(text).split(' ').filter(Boolean);
  const telling = typed.filter((word) => !ASKING.has(word)).map(withoutEnding);
  const words = telling.length > 0 ? telling : typed;
  // Signs alone are no word, and so are in no answer.
  if (words.length === 0) return text.trim() === '' ? groups : [];
  const fits = ({ question, answer }: HelpQuestion): boolean => {
    const folded = foldText(`${question} ${plainText(answer)}`);
    return words.every((word) => folded.includes(word));
  };
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter(fits) }))
    .filter(({ questions }) => questions.length > 0);
}

const readSearch = (params: URLSearchParams) => ({ text: searchedText(params), cursor: null });

const searchedText = (params: URLSearchParams): string => (params.get('q') ?? '').trim().slice(0, 200);
