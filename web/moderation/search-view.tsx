import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { searchOptions } from './queries.ts';
import { TargetActions } from './target-actions.tsx';
import { TargetView } from './target-view.tsx';
import { ViewState } from './view-state.tsx';

export function SearchView() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q')?.trim() ?? '';
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    setParams({ vista: 'cerca', q: typeof typed === 'string' ? typed : '' });
  };
  return (
    <section className="stack" aria-labelledby="cerca">
      <h2 id="cerca">Cerca</h2>
      <search>
        <form method="get" className="flex flex-col gap-4 items-start" onSubmit={search}>
          <input type="hidden" name="vista" value="cerca" />
          <TextInput
            key={q}
            label="Email, codice o indirizzo di una pagina"
            name="q"
            className="w-full max-w-160"
            defaultValue={q}
            autoComplete="off"
          />
          <Button type="submit" icon="search">
            Cerca
          </Button>
        </form>
      </search>
      {q !== '' && <Found q={q} />}
    </section>
  );
}

function Found({ q }: { q: string }) {
  const view = useQuery(searchOptions(q));
  const { data } = view;
  if (!data) return <ViewState query={view} loading="Ricerca in corso..." />;
  if (data.length === 0)
    return <p role="status">Niente con questo nome: serve l’email intera, il codice, o l’indirizzo della pagina.</p>;
  return (
    <ul className="list-plain stack">
      {data.map((target) => (
        <li key={`${target.kind} ${target.id}`}>
          <article className="card stack" aria-labelledby={`trovato-${target.id}`}>
            <TargetView target={target} headingId={`trovato-${target.id}`} folded={data.length > 1} />
            <div className="cluster">
              <TargetActions target={target} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
