import { romeDay } from '../../shared/dates.ts';

/** Statements with the figures of the last thirteen days, without the one a week ago, which no night has counted. */
export const NIGHTS_SQL = `
  INSERT INTO daily_counts (day, key, count)
  VALUES ${[13, 12, 11, 10, 9, 8, 6, 5, 4, 3, 2, 1]
    .flatMap((ago) =>
      Object.entries({
        offers: ago % 4,
        applications: (ago * 7) % 11,
        registrations: ago % 3,
        mailsSent: 90 + ago,
        mailsUndelivered: ago % 5 === 0 ? 1 : 0,
      }).map(([figure, count]) => `('${romeDay(new Date(), -ago)}', 'figure:${figure}', ${count})`),
    )
    .join(', ')};
`;
