import { type SQL, sql } from 'drizzle-orm';
import { plainText } from '../../shared/text.ts';
import { type EmployerPageRow, employerPages } from './tables/employers.ts';

const MOST_LETTERS = 60;

const slugOf = (text: string): string =>
  plainText(text)
    .split(/[^a-z\d]/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, MOST_LETTERS)
    .replace(/-$/, '');

/** The slug of a new page: the first that is free of its name, with its town, and with its id. */
export function newSlug({ name, town, publicId }: Pick<EmployerPageRow, 'name' | 'town' | 'publicId'>): SQL {
  const first = slugOf(name) || 'azienda';
  const wanted = JSON.stringify([first, `${first}-${town}`, `${first}-${publicId}`]);
  return sql`(SELECT value FROM json_each(${wanted}) WHERE NOT EXISTS (SELECT 1 FROM ${employerPages} AS other WHERE other.slug = value) ORDER BY key LIMIT 1)`;
}
