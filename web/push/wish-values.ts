import { CATEGORY_NUMBERS, JOB_CATEGORIES, RADIUS } from '../../shared/job-values.ts';
import type { PushWishes } from '../../shared/offline.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { resolvePlaces } from '../../shared/places/resolve-place.ts';
import type { PushTopic } from '../../shared/push.ts';

export const CATEGORY_BOXES = JOB_CATEGORIES.map((value) => ({ name: `category${CATEGORY_NUMBERS[value]}`, value }));

/** Distances in km, without the nearer ones of lists: of what is urgent there is little. */
export const REACHES = ['10', '15', '20', '30', '40', '50'];

/** Topics of an account, each with its label. */
export const OF_ACCOUNT = {
  answers: 'Risposte alle mie candidature',
  applications: 'Nuove candidature alle mie offerte',
};

/** The form as it is filled in: `town`, `radius`, and boxes. */
export type WishValues = Readonly<Record<string, string | boolean>>;

/** Values that the form begins with: what this device is told, else the search of the list that led here. */
export function wishValues(wishes: PushWishes | null, address: URLSearchParams): WishValues {
  const topics = wishes?.topics ?? [];
  const urgent = topics.find((topic) => topic.kind === 'urgent') ?? urgentIn(wishes ? new URLSearchParams() : address);
  const has = (kind: string): boolean => topics.some((topic) => topic.kind === kind);
  return {
    town: urgent.town,
    radius: String(urgent.radius),
    ...Object.fromEntries(CATEGORY_BOXES.map(({ name, value }) => [name, urgent.categories.includes(value)])),
    answers: has('answers'),
    applications: has('applications'),
    atNight: wishes?.atNight ?? false,
  };
}

function urgentIn(address: URLSearchParams) {
  const location = address.get('location') ?? '';
  const [place, ...others] = resolvePlaces(location);
  const town = municipalityBySlug(location) ?? (others.length === 0 ? place : undefined);
  const named = (address.get('category') ?? '').split(',');
  const categories = JOB_CATEGORIES.filter((value) => named.includes(value));
  const reach = REACHES.find((km) => Number(km) >= Number(address.get('radius') ?? RADIUS.default));
  return { town: town?.slug ?? '', radius: reach ?? RADIUS.default, categories };
}

/** Topics that the form asks for. Alerts are chosen elsewhere, and stay. */
export function wishedTopics(values: WishValues, known: readonly PushTopic[]): PushTopic[] {
  const categories = CATEGORY_BOXES.flatMap(({ name, value }) => (values[name] ? value : []));
  const urgent = { kind: 'urgent', town: String(values.town), radius: Number(values.radius), categories } as const;
  return [
    ...(values.town ? [urgent] : []),
    ...(['answers', 'applications'] as const).flatMap((kind) => (values[kind] ? { kind } : [])),
    ...known.filter(({ kind }) => kind === 'alert'),
  ];
}
