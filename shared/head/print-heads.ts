import type { PublicJob } from '../jobs.ts';
import { pagePath } from '../paths.ts';
import type { Municipality } from '../places/municipalities.ts';
import { inTown } from '../places/towns.ts';
import { SITE_NAME } from '../site.ts';
import { missingHead, type PageHead, pageHead } from './page-head.ts';

// Sheets say on paper what pages say already: not for search engines.

export const jobPosterHead = ({ id, title, companyName, location }: PublicJob): PageHead =>
  pageHead({
    title: `Locandina: ${title} – ${companyName} · ${SITE_NAME}`,
    description: `La locandina da stampare in A4 dell’offerta di lavoro «${title}» di ${companyName}, ${location}, con il codice QR.`,
    keywords: [title, location, 'locandina'],
    canonical: pagePath.jobPoster(id),
    index: false,
  });

export const townBoardHead = ({ name, slug }: Municipality): PageHead =>
  pageHead({
    title: `Bacheca di ${name}: offerte della settimana`,
    description: `Un foglio A4 da stampare e appendere: le offerte di lavoro pubblicate questa settimana ${inTown(name)}, con i codici QR.`,
    keywords: [`lavoro ${name}`, 'bacheca', 'offerte della settimana'],
    canonical: pagePath.townBoard(slug),
    index: false,
  });

/** Head of the sheet for a family, about the time before the first day of work. */
export const firstDayHead = (): PageHead =>
  pageHead({
    title: 'Prima del primo giorno: promemoria per le famiglie',
    description:
      'Un foglio A4 da stampare: comunicazione all’INPS, lettera di assunzione, prova, contributi e a chi chiedere, per chi assume in casa.',
    keywords: ['assumere una badante', 'lettera di assunzione', 'comunicazione INPS'],
    canonical: pagePath.firstDaySheet(),
    index: false,
  });

/** Head of a sheet that is not there, or that could not be made. */
export const noSheetHead = (title: string, status: 404 | 503): PageHead =>
  missingHead(
    title,
    `Questo foglio da stampare di ${SITE_NAME} in questo momento non si può mostrare.`,
    pagePath.home(),
    status,
  );
