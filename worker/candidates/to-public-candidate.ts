import type { PublicCandidate } from '../../shared/candidates.ts';
import type { CandidateRow } from '../db/tables/candidates.ts';

const degrees = (value: number | null): string | null => (value === null ? null : String(value));

/** A profile as everybody may see it: column by column, so that a new column stays private until it is named here. */
export const toPublicCandidate = (row: CandidateRow): PublicCandidate => ({
  id: row.publicId,
  name: row.name,
  title: row.title,
  location: row.location,
  town: row.town,
  lat: degrees(row.lat),
  lon: degrees(row.lon),
  skills: row.skills,
  experience: row.experience,
  postedDate: row.postedAt.toISOString(),
  ...(row.status === 'companies' ? { companiesOnly: true } : {}),
});
