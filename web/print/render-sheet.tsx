import type { ReactNode } from 'react';
import { pathOf } from '../../shared/calls/path.ts';
import type { PageHead } from '../../shared/head/page-head.ts';
import { firstDayHead, jobPosterHead, noSheetHead, townBoardHead } from '../../shared/head/print-heads.ts';
import { NO_SUCH_JOB } from '../../shared/job-words.ts';
import type { PublicJob } from '../../shared/jobs.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import type { Fetcher } from '../api/fetch-api.ts';
import { countOf, readListPage } from '../api/list-page.ts';
import { renderWhole } from '../app/render-whole.ts';
import { FirstDaySheet } from './first-day-sheet.tsx';
import { JobPoster } from './job-poster.tsx';
import { NoSheet } from './sheet.tsx';
import { TownBoard } from './town-board.tsx';

export type RenderedSheet = {
  readonly head: PageHead;
  readonly html: ReadableStream<Uint8Array>;
  readonly stale: boolean;
};

type RequestOptions = { readonly fetcher: Fetcher; readonly siteUrl: string; readonly now: Date };

const ALL_OFFERS = { to: pagePath.jobs(), label: 'Tutte le offerte' };
/** One of the lists that are kept hot. */
const LIST_LIMIT = 10;

const sheet = async (head: PageHead, body: ReactNode, stale = false): Promise<RenderedSheet> => ({
  head,
  html: await renderWhole(body),
  stale,
});

export async function renderJobPoster(id: string, { fetcher, siteUrl }: RequestOptions): Promise<RenderedSheet> {
  const answer = await fetcher(pathOf('GET /api/jobs/:id', { id }));
  if (answer.status === 404) return missing('Offerta non trovata', NO_SUCH_JOB);
  // Paper hangs for weeks, so an older copy is never printed.
  if (!answer.ok || answer.headers.has('X-Copy-Of')) return unavailable();
  const job: PublicJob = await answer.json();
  return sheet(jobPosterHead(job), <JobPoster job={job} siteUrl={siteUrl} />);
}

export async function renderTownBoard(slug: string, { fetcher, siteUrl, now }: RequestOptions): Promise<RenderedSheet> {
  const place = municipalityBySlug(slug);
  if (!place)
    return missing(
      'Bacheca non trovata',
      `Le bacheche sono una per ogni comune ${VALLEY.withLake.of}, e questo non è fra quelli.`,
    );
  const answer = await fetcher(withQuery(pathOf('GET /api/jobs'), { location: place.slug, limit: LIST_LIMIT }));
  const list = answer.ok ? await readListPage<PublicJob>(answer) : null;
  if (!list) return unavailable();
  const at = list.copyOf === null ? now : new Date(list.copyOf);
  return sheet(
    townBoardHead(place),
    <TownBoard place={place} jobs={list.items} {...countOf(list)} at={at} siteUrl={siteUrl} />,
    list.copyOf !== null,
  );
}

export const renderFirstDay = (): Promise<RenderedSheet> => sheet(firstDayHead(), <FirstDaySheet />);

const missing = (title: string, text: string): Promise<RenderedSheet> =>
  sheet(
    noSheetHead(title, 404),
    <NoSheet back={ALL_OFFERS} title={title}>
      <p>{text}</p>
    </NoSheet>,
  );

const UNAVAILABLE = 'Il foglio non è pronto';

const unavailable = (): Promise<RenderedSheet> =>
  sheet(
    noSheetHead(UNAVAILABLE, 503),
    <NoSheet back={ALL_OFFERS} title={UNAVAILABLE}>
      <p>In questo momento non riusciamo a leggere le offerte. Aspetta qualche minuto e ricarica la pagina.</p>
    </NoSheet>,
  );
