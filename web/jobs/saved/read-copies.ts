import { type SavedCopy, storedCopies } from '../../api/saved-copies.ts';

const TEXTS = ['id', 'title', 'companyName', 'location', 'type', 'contract'];
const TIMES = ['postedDate', 'validThrough', 'copiedAt'];
const OTHER_TIMES = ['startDate', 'endDate', 'confirmedAt'];
const AMOUNTS = ['salaryMin', 'salaryMax'];

/** True if a card can be made of it. */
function isCopy(value: object): value is SavedCopy {
  const field = (key: string): unknown => Reflect.get(value, key);
  return (
    TEXTS.every((key) => typeof field(key) === 'string') &&
    TIMES.every((key) => Date.parse(String(field(key))) > 0) &&
    OTHER_TIMES.every((key) => field(key) == null || Date.parse(String(field(key))) > 0) &&
    Array.isArray(field('shifts')) &&
    AMOUNTS.every((key) => field(key) === null || typeof field(key) === 'number')
  );
}

/** The stored copies that can be shown. */
export const readCopies = (): readonly SavedCopy[] => storedCopies().filter(isCopy);
