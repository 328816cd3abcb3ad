import { romeDay } from '../../shared/dates.ts';
import { typeLabel } from '../../shared/job-values.ts';
import { JOB_STATUS_LABELS } from '../../shared/job-words.ts';
import { pagePath } from '../../shared/paths.ts';
import { payText } from '../../shared/pay.ts';
import { statusNow } from '../db/visibility.ts';
import { csvDay, csvResponse } from '../http/csv.ts';
import type { PublicJobRow } from './list-queries.ts';

type FileRow = Omit<PublicJobRow, 'description'> & { readonly applications: number };

/** The list of own offers as a file. */
export const ownJobsFile = (rows: readonly FileRow[], { siteUrl, now }: { siteUrl: string; now: Date }): Response =>
  csvResponse(`offerte-${romeDay(now)}`, rows, [
    ['Offerta', ({ title }) => title],
    ['Azienda', ({ companyName }) => companyName],
    ['Località', ({ location }) => location],
    ['Categoria', ({ category }) => category],
    ['Tipo', ({ type }) => typeLabel(type)],
    ['Contratto', ({ contract }) => contract],
    ['Paga', payText],
    ['Stato', (row) => JOB_STATUS_LABELS[statusNow(row, now)]],
    ['Pubblicata il', ({ postedAt }) => csvDay(postedAt)],
    ['Valida fino al', ({ validThrough }) => csvDay(validThrough)],
    ['Candidature', ({ applications }) => applications],
    ['Indirizzo', ({ publicId }) => siteUrl + pagePath.job(publicId)],
  ]);
