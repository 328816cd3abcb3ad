import { type SQL, sql } from 'drizzle-orm';
import { plainText } from '../../shared/text.ts';
import { employerPages } from './tables/employers.ts';

const MOST_LETTERS = 60;

const slugOf = (text: string): string =>
  plainText(text)
    .split(/[^a-z\d]/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, MOST_LETTERS)
    .replace(/-$/, '');

/** The slug of a page: the one it has, else the first that is free of its name, with its town, and with its id. */
export function newSlug(name: string): SQL {
  const first = slugOf(name) || 'azienda';
  const { slug, town, publicId } = employerPages;
  const wanted = sql`json_array(${first}, ${first} || '-' || ${town}, ${first} || '-' || ${publicId})`;
  return sql`coalesce(${slug}, (SELECT value FROM json_each(${wanted}) WHERE NOT EXISTS (SELECT 1 FROM ${employerPages} AS other WHERE other.slug = value) ORDER BY key LIMIT 1))`;
}
