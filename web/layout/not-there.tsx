import { type ReactNode, use } from 'react';
import { WordsContext } from '../app/languages.tsx';
import { ButtonLink } from '../app/link.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ladder } from '../ui/figure.tsx';

/** The page of a thing until it is known whether there is one. */
export const NotYetThere = ({ text = 'Caricamento...' }: { text?: string }) => (
  <div className="container section" aria-busy="true">
    <h1>{text}</h1>
  </div>
);

type NotThereProps = {
  readonly title: string;
  /** Text where the thing is missing; null where it only did not load. */
  readonly missing: string | null;
  /** Italian for the thing, as a verb takes it. */
  readonly pronoun: 'la' | 'lo';
  readonly retry: () => void;
  readonly back: { readonly label: string; readonly to: string };
  readonly children?: ReactNode;
};

/** One view for a thing that is not there and for one that did not load; only the first is said to be missing. */
export function NotThere({ title, missing, pronoun, retry, back, children }: NotThereProps) {
  const site = use(WordsContext)?.texts.site;
  return (
    <div className="container section">
      <EmptyState art={ladder} title={title} level={1}>
        <p>
          {missing ??
            site?.offline ??
            `Non siamo riusciti a caricar${pronoun}: può essere la connessione, oppure il sito in questo momento non risponde.`}
        </p>
        {children}
        <p className="cluster">
          {missing === null && (
            <Button className="needs-script" onClick={retry}>
              {site?.retry ?? 'Riprova'}
            </Button>
          )}
          <ButtonLink to={back.to}>{back.label}</ButtonLink>
        </p>
      </EmptyState>
    </div>
  );
}
