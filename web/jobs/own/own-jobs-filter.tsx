import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { JOB_STATUSES } from '../../../shared/job-values.ts';
import { pagePath, withQuery } from '../../../shared/paths.ts';
import type { OwnJobsFilter } from '../../api/own-jobs.ts';
import { Link } from '../../app/link.tsx';
import { Button } from '../../ui/button.tsx';
import { chipClass } from '../../ui/chip.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const LABELS = [
  [undefined, 'Tutte'],
  ['open', 'Aperte'],
  ['paused', 'In pausa'],
  ['closed', 'Chiuse'],
  ['expired', 'Scadute'],
] as const;

/** The filter of an address. */
export function readFilter(params: URLSearchParams): OwnJobsFilter {
  const status = JOB_STATUSES.find((known) => known === params.get('stato'));
  const search = params.get('q')?.trim().slice(0, 120) || undefined;
  return { ...(status ? { status } : {}), ...(search ? { search } : {}) };
}

/** States as chips, and a search in title and place. */
export function OwnJobsFilterForm({ filter }: { filter: OwnJobsFilter }) {
  const [, setParams] = useSearchParams();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    setParams(
      { ...(filter.status ? { stato: filter.status } : {}), ...(q ? { q } : {}) },
      { preventScrollReset: true },
    );
  };
  return (
    <search className="stack-sm">
      <nav aria-label="Stato delle offerte">
        <ul className="chip-scroll list-plain">
          {LABELS.map(([status, label]) => (
            <li key={label}>
              <Link
                className={chipClass(status === filter.status)}
                aria-current={status === filter.status ? 'true' : undefined}
                to={withQuery(pagePath.ownJobs(), { stato: status, q: filter.search })}
                preventScrollReset
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form className="flex items-end gap-3" onSubmit={submit}>
        <TextInput
          key={filter.search}
          className="flex-1 min-w-0"
          type="search"
          label="Cerca tra le tue offerte"
          name="q"
          defaultValue={filter.search}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary">
          Cerca
        </Button>
      </form>
    </search>
  );
}
