import { addDays, romeDay } from '../../shared/dates.ts';
import type { JobFieldName } from '../../shared/job-fields.ts';
import { OFFER_DAYS } from '../../shared/job-values.ts';
import { type PublishJobBody, publishJobBody } from '../../shared/jobs.ts';
import { COMPANIES, type DemoCompany } from './companies.ts';
import type { JobTemplate, OfferTemplate } from './job-template.ts';
import { type Random, seededRandom } from './random.ts';
import { AUTOMOTIVE } from './templates/automotive.ts';
import { CATERING } from './templates/catering.ts';
import { CLEANING } from './templates/cleaning.ts';
import { CONSTRUCTION } from './templates/construction.ts';
import { CRAFTS } from './templates/crafts.ts';
import { HEALTH } from './templates/health.ts';
import { INNS } from './templates/inns.ts';
import { OFFICE } from './templates/office.ts';
import { OUTDOORS } from './templates/outdoors.ts';
import { RETAIL } from './templates/retail.ts';
import { SERVICES } from './templates/services.ts';
import { SPORT } from './templates/sport.ts';
import { TOURISM } from './templates/tourism.ts';

const TEMPLATES: readonly JobTemplate[] = [
  ...CATERING,
  ...INNS,
  ...RETAIL,
  ...TOURISM,
  ...OUTDOORS,
  ...CLEANING,
  ...AUTOMOTIVE,
  ...SPORT,
  ...HEALTH,
  ...OFFICE,
  ...CONSTRUCTION,
  ...CRAFTS,
  ...SERVICES,
];

const SEED = 20_251_005;
const EXPIRED = 10;

/** An offer of the demo data as its company published it. */
export type DemoJob = {
  readonly company: DemoCompany;
  readonly body: PublishJobBody;
  readonly postedAt: Date;
};

type Draft = { readonly company: DemoCompany; readonly template: JobTemplate; readonly offer: OfferTemplate };

/**
 * Every offer of the templates, the oldest first: ten that have expired, the others posted 0 to 29 calendar days before
 * `now`. The same for the same day; only the hours of that very day depend on the moment, as nothing is posted in the future.
 */
export function demoJobs(now: Date): DemoJob[] {
  const random = seededRandom(SEED);
  // Expired offers keep out of those without a place, so that there are ten of each.
  const drafts = random.shuffle(draftAll(random)).sort((a, b) => Number(isPlaceless(a)) - Number(isPlaceless(b)));
  const ages = agesOf(drafts.length);
  const dated = drafts.map((draft, index) => ({ draft, age: ages[index] ?? 0 })).sort((a, b) => b.age - a.age);
  const today = dated.filter(({ age }) => age === 0).length;
  return dated
    .map(({ draft, age }, index) => {
      const share = (index + 1 - (dated.length - today)) / (today + 1);
      const postedAt = age === 0 ? earlierToday(now, 0.4 + 0.6 * share) : onDay(now, age, random);
      return { company: draft.company, body: toBody(draft, postedAt, random), postedAt };
    })
    .sort((a, b) => a.postedAt.getTime() - b.postedAt.getTime());
}

const isPlaceless = ({ offer }: Draft): boolean => offer.place !== undefined;

/** Each offer with its company, or with those of its kind in turn, the ones without an offer of their own first. */
function draftAll(random: Random): Draft[] {
  const named = new Set(TEMPLATES.flatMap(({ offers }) => offers.map(({ company }) => company)));
  const companies: readonly DemoCompany[] = random
    .shuffle(COMPANIES)
    .sort((a, b) => Number(named.has(a.name)) - Number(named.has(b.name)));
  const turns = new Map<string, number>();
  function nextOf(kind: string): DemoCompany | undefined {
    const ofKind = companies.filter((company) => company.kind === kind);
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return ofKind[turn % ofKind.length];
  }
  return TEMPLATES.flatMap((template) =>
    template.offers.map((offer) => {
      const own = companies.find(({ name }) => name === offer.company);
      const company = own ?? nextOf(template.kind);
      if (!company) throw new Error(`demoJobs: nobody publishes "${offer.title}"`);
      return { company, template, offer };
    }),
  );
}

/** Ages in days: the expired ones, then three of each day, then the rest among the recent days. */
function agesOf(count: number): number[] {
  const expired = Array.from({ length: EXPIRED }, (_, index) => OFFER_DAYS + 1 + index * 3);
  const each = Array.from({ length: 3 * OFFER_DAYS }, (_, index) => index % OFFER_DAYS);
  const rest = Math.max(0, count - expired.length - each.length);
  const recent = Array.from({ length: rest }, (_, index) => Math.floor((OFFER_DAYS - 1) * (index / rest) ** 2));
  return [...expired, ...each, ...recent];
}

/** A moment of the working day, some calendar days before: 6 to 18 UTC is the same day in Rome. */
function onDay(now: Date, age: number, random: Random): Date {
  const midnight = Date.parse(romeDay(now));
  return addDays(new Date(midnight + Math.floor((6 + 12 * random.next()) * 60) * 60_000), -age);
}

const romeClock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', timeStyle: 'medium' });

/** A moment between midnight in Rome (0) and now (1). */
function earlierToday(now: Date, share: number): Date {
  const [hours = 0, minutes = 0, seconds = 0] = romeClock.format(now).split(':').map(Number);
  const sinceMidnight = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return new Date(now.getTime() - Math.floor(sinceMidnight * (1 - share)));
}

function toBody({ company, template, offer }: Draft, postedAt: Date, random: Random): PublishJobBody {
  const { terms, pay, season, startsIn } = offer;
  const [salaryMin, salaryMax, salaryPeriod, net] = pay ?? [];
  const posted = romeDay(postedAt);
  const from = season && nextDay(season[0], posted);
  const to = season && nextDay(season[1], posted);
  // A season that is running ends before it begins again: then work begins at once.
  const begins = from && to && from < to ? from : undefined;
  const loud = company.voice === 'loud';
  const body = {
    title: loud ? offer.title.toUpperCase() : offer.title,
    companyName: company.name,
    employerKind: undefined,
    authorisation: undefined,
    location: offer.place ?? company.place,
    category: template.category,
    type: terms[0],
    contract: terms[1],
    experience: terms[2],
    description: writeDescription(company, template, offer, random),
    salaryMin,
    salaryMax,
    salaryPeriod,
    salaryNet: pay && net === 'net',
    weeklyHours: undefined,
    agreement: undefined,
    agreementLevel: undefined,
    housing: offer.housing,
    meals: offer.meals,
    shifts: offer.shifts,
    openings: offer.openings,
    licence: undefined,
    requirements: undefined,
    questions: undefined,
    startDate: startsIn === undefined ? begins : romeDay(postedAt, startsIn),
    endDate: to,
    applyBy: undefined,
    closeAfter: undefined,
  } satisfies Readonly<Record<JobFieldName, unknown>>;
  return publishJobBody.parse(body);
}

/** The next day after `after` with that month and day, all as `YYYY-MM-DD`. */
function nextDay(monthDay: string, after: string): string {
  const year = Number(after.slice(0, 4));
  const sameYear = `${year}-${monthDay}`;
  return sameYear > after ? sameYear : `${year + 1}-${monthDay}`;
}

const CLOSINGS = {
  formal: [
    'La selezione è aperta a tutte le persone, nel rispetto della parità di trattamento.',
    'Inviare la candidatura da questa pagina, con due righe di presentazione. Rispondiamo entro dieci giorni.',
    'Per un primo colloquio bastano venti minuti, anche la sera o in videochiamata.',
  ],
  plain: [
    'Scriveteci da qui: rispondiamo a tutti.',
    'Chi è interessato può passare a conoscerci, meglio se nel primo pomeriggio.',
    'Se vi piace l’idea ma vi manca qualcosa, scriveteci lo stesso.',
    'Non serve un curriculum perfetto, bastano due righe su di voi.',
  ],
  dotted: ['📩 Candidati da questa pagina', '👉 Ti aspettiamo!', 'Colloqui già da questa settimana.'],
  brief: ['no perditempo', 'astenersi chi non ha voglia', 'grazie', 'scrivere qui, rispondo la sera'],
  loud: ['NO PERDITEMPO!!!', 'ASTENERSI CURIOSI. GRAZIE', 'PRESENTARSI CON CURRICULUM!!'],
} as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const bullets = (sign: string, lines: readonly string[]): string => lines.map((line) => `${sign} ${line}`).join('\n');

/** "a, b e c". */
function inWords(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} e ${last}`;
}

/** Description of an offer in the company's own voice: paragraphs, headed lists, dots, two lines, or capitals. */
function writeDescription(company: DemoCompany, template: JobTemplate, offer: OfferTemplate, random: Random): string {
  const intro = random.pick(template.intros);
  const tasks = random.shuffle(offer.tasks ?? template.tasks).slice(0, 3);
  const closing = random.pick(CLOSINGS[company.voice]);
  switch (company.voice) {
    case 'formal':
      return `${intro}\n\nAttività:\n${bullets('-', tasks)}\n\nCondizioni:\n${offer.text}\n\n${closing}`;
    case 'plain':
      return `${intro} Si tratta di ${inWords(tasks)}.\n\n${offer.text}\n\n${closing}`;
    case 'dotted':
      return `${intro}\n\n${bullets('•', tasks.map(capital))}\n\n${offer.text}\n\n${closing}`;
    case 'brief':
      return `${offer.text}\n${closing}`;
    case 'loud':
      return `${intro} ${offer.text}\n${closing}`.toUpperCase();
  }
}
