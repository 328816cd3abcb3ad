import { DAY_MS, romeDay } from '../../shared/dates.ts';

const now = Date.now();
const daysAgo = (days: number): number => now - days * DAY_MS;

/** A profile that nobody has looked after for 360 days: what takes that long comes with the database. */
export const FORGOTTEN_PROFILE = {
  id: 'dimenticat00',
  name: 'Persona dimenticata',
  email: 'dimenticata@example.org',
} as const;

/** A subscriber of some months who was sent none of the articles yet. */
export const NEWSLETTER_READER = 'legge-da-mesi@example.org';

/** Figures of the last thirteen days, without the one a week ago, which no night has counted. */
const NIGHTS_SQL = `
  INSERT INTO daily_counts (day, key, count)
  VALUES ${[13, 12, 11, 10, 9, 8, 6, 5, 4, 3, 2, 1]
    .flatMap((ago) =>
      Object.entries({
        offers: ago % 4,
        applications: (ago * 7) % 11,
        registrations: ago % 3,
        mailsSent: 90 + ago,
        mailsUndelivered: ago % 5 === 0 ? 1 : 0,
      }).map(([figure, count]) => `('${romeDay(new Date(now), -ago)}', 'figure:${figure}', ${count})`),
    )
    .join(', ')};
`;

/** Statements that put all of this into a database: the profile with the first of its two warnings, which came in time. */
export const LONG_AGO_SQL = `
  INSERT INTO candidates (public_id, name, title, location, skills, email, posted_at, updated_at, active_at, idle_warning,
    idle_warned_at, title_key, location_key, codes)
  VALUES ('${FORGOTTEN_PROFILE.id}', '${FORGOTTEN_PROFILE.name}', 'Boscaiolo', 'Valle di Saviore', '["motosega"]',
    '${FORGOTTEN_PROFILE.email}', ${daysAgo(360)}, ${daysAgo(360)}, ${daysAgo(360)}, 30,
    ${daysAgo(25)}, 'boscaiolo', 'valle di saviore', '');
  INSERT INTO alert_addresses (id, public_id, email) VALUES (1, 'leggedamesi1', '${NEWSLETTER_READER}');
  INSERT INTO alerts (public_id, address_id, search, since, confirmed_at, ends_at, issued_in)
  VALUES ('leggedamesi2', 1, 'articles', ${Date.UTC(2020, 0)}, ${daysAgo(300)}, ${daysAgo(-65)}, '2020-01');
${NIGHTS_SQL}`;
