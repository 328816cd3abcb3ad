import type { ReadPage } from '../../../shared/career-page.ts';
import { romeDay } from '../../../shared/dates.ts';
import { PUBLIC_JOB_FIELDS } from '../../../shared/job-fields.ts';
import type { JobType, SalaryPeriod } from '../../../shared/job-values.ts';
import { resolvePlace } from '../../../shared/places/resolve-place.ts';
import { isKeyOf, keysOf } from '../../../shared/records.ts';
import { MAX_RAW_LENGTH } from '../../../shared/text.ts';
import { htmlToText } from '../../http/plain-text.ts';

type Fields = ReadPage['fields'];
type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const thingIn = (value: unknown): Thing => listOf(value).find(isThing) ?? {};
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Values of a block that are looked at: nobody describes an offer with more. */
const MOST_VALUES = 20_000;
/** Characters of a line that are read: with its tags it may be longer than what it says. */
const MOST_LINE = 2000;

/** The first JobPosting with a title in a block of JSON-LD, wherever it is. Not by recursion, whatever the depth. */
function postingIn(block: string): Thing | null {
  const waiting: unknown[] = [parsed(block)];
  for (let looked = 0; waiting.length > 0 && looked < MOST_VALUES; looked++) {
    const value = waiting.pop();
    if (isThing(value) && listOf(value['@type']).some(isPosting) && textIn(value.title).trim() !== '') return value;
    if (typeof value !== 'object' || value === null) continue;
    for (const inner of Object.values(value).slice(0, MOST_VALUES).reverse()) waiting.push(inner);
  }
  return null;
}

const isPosting = (type: unknown): boolean => /^(https?:\/\/schema\.org\/|schema:)?JobPosting$/.test(textIn(type));

function parsed(block: string): unknown {
  try {
    // A line may end within a text, where JSON would not have it.
    return JSON.parse(block.replace(/\p{Cc}/gu, ' '));
  } catch {
    return null;
  }
}

/** The fields of the first JobPosting in the blocks of a page; null where it has none. */
export async function readPosting(blocks: readonly string[], now: Date): Promise<Fields | null> {
  for (const block of blocks) {
    const posting = postingIn(block);
    if (posting !== null) return acceptedFields(await toFields(posting), now);
  }
  return null;
}

/** Of some values those that the form takes. */
export function acceptedFields(values: { readonly [Name in keyof Fields]?: unknown }, now: Date): Fields {
  const accepted = keysOf(values).flatMap((name) => {
    const { data } = PUBLIC_JOB_FIELDS[name].safeParse(values[name]);
    return data === undefined || (name === 'applyBy' && String(data) < romeDay(now)) ? [] : [[name, data]];
  });
  return Object.fromEntries(accepted);
}

const lineIn = (value: unknown): Promise<string> => htmlToText(textIn(value), MOST_LINE);

async function toFields(posting: Thing) {
  const [organization] = listOf(posting.hiringOrganization);
  const description = await htmlToText(textIn(posting.description), MAX_RAW_LENGTH);
  return {
    title: await lineIn(posting.title),
    description: [description, contactIn(posting.applicationContact, description)].filter(Boolean).join('\n\n'),
    companyName: await lineIn(isThing(organization) ? organization.name : organization),
    location: municipalityIn(posting.jobLocation),
    ...employmentIn(posting.employmentType),
    ...payIn(posting.baseSalary),
    applyBy: dayIn(posting.validThrough),
    weeklyHours: weeklyHoursIn(textIn(posting.workHours)),
  };
}

/** The ways to ask that a posting names and its description does not: in an offer they are part of the text. */
function contactIn(contact: unknown, description: string): string {
  const { telephone, email } = thingIn(contact);
  const ways = [textIn(telephone), textIn(email).replace(/^mailto:/i, '')].map((way) => way.trim());
  const missing = ways.filter((way) => way !== '' && !description.includes(way));
  return missing.length > 0 ? `Contatti: ${missing.join(', ')}` : '';
}

/** The municipality of the board that all places of a posting are in. */
function municipalityIn(places: unknown): string | undefined {
  const names = listOf(places).map((place) => {
    const { addressLocality, addressCountry } = thingIn(thingIn(place).address);
    const country = textIn(isThing(addressCountry) ? addressCountry.name : addressCountry);
    return /^(it|ita|italia|italy)?$/i.test(country) ? resolvePlace(textIn(addressLocality))?.name : undefined;
  });
  return new Set(names).size === 1 ? names[0] : undefined;
}

const TYPES: Readonly<Record<string, JobType>> = { FULLTIME: 'Full-time', PARTTIME: 'Part-time' };

function employmentIn(value: unknown) {
  const names = listOf(value).map((name) =>
    textIn(name)
      .toUpperCase()
      .replace(/[^A-Z]/g, ''),
  );
  const [type, another] = keysOf(TYPES).filter((name) => names.includes(name));
  return {
    type: another === undefined && type !== undefined ? TYPES[type] : undefined,
    contract: names.includes('INTERN') ? 'Stage/Tirocinio' : undefined,
  };
}

const PERIODS: Readonly<Record<string, SalaryPeriod>> = { HOUR: 'ora', DAY: 'giorno', MONTH: 'mese', YEAR: 'anno' };

/** An amount; `1.500` may be either of two. */
function amountIn(value: unknown): number | undefined {
  const number = typeof value === 'number' || /^\d{1,9}([.]\d{1,2})?$/.test(textIn(value)) ? Number(value) : Number.NaN;
  return PUBLIC_JOB_FIELDS.salaryMin.safeParse(number).data;
}

/** Pay in euro, of a period that the form knows; none where a part of it is unclear, as half of it would say something else. */
function payIn(salary: unknown) {
  const { currency, value, unitText } = thingIn(salary);
  const amounts = isThing(value) ? value : { value, unitText };
  const period = textIn(amounts.unitText ?? unitText).toUpperCase();
  const salaryMin = amountIn(amounts.minValue ?? amounts.value);
  const salaryMax = amountIn(amounts.maxValue);
  if (currency !== 'EUR' || !isKeyOf(PERIODS, period) || salaryMin === undefined) return {};
  if (amounts.maxValue !== undefined && (salaryMax === undefined || salaryMax < salaryMin)) return {};
  return { salaryMin, salaryMax: salaryMax === salaryMin ? undefined : salaryMax, salaryPeriod: PERIODS[period] };
}

/** A day in Rome: that which is written, unless the time beside it has a zone. */
function dayIn(value: unknown): string {
  const text = textIn(value).trim();
  const moment = /T.*(Z|[+-]\d\d:?\d\d)$/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? text.slice(0, 10) : romeDay(new Date(moment));
}

const HOURS = /\b(\d{1,2}) ?(?:ore|h|hours)(?: ?\/ ?| (?:a |alla |per )?)(?:settiman|week)/i;

const weeklyHoursIn = (text: string): number | undefined => {
  const [, hours] = HOURS.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours);
};
