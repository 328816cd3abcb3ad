import { inTown, TOWNS, type Town } from '../../shared/places/towns.ts';

export type TownSettings = {
  readonly town: Town;
  /** `a Roma`, `ad Ancona`. */
  readonly inTown: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly heroTitle: string;
  readonly heroDescription: string;
  readonly popularJobs: readonly string[];
  readonly localInfo: readonly { readonly title: string; readonly text: string }[];
};

/** Texts about one town, and its page. Each is a file of its own: a visitor loads one. */
export type TownTexts = Omit<TownSettings, 'town' | 'inTown' | 'heroTitle' | 'localInfo'> & {
  readonly page: Town['page'];
  readonly places: string;
  readonly sectors: string;
  readonly transport: string;
};

/** @throws Error where no town has that page */
export function townSettings({ page, places, sectors, transport, ...settings }: TownTexts): TownSettings {
  const town = TOWNS.find((one) => one.page === page);
  if (!town) throw new Error(`townSettings: no town at ${page}`);
  return {
    town,
    inTown: inTown(town.name),
    heroTitle: `Lavoro ${inTown(town.name)}`,
    ...settings,
    localInfo: [
      { title: 'Dove si lavora', text: places },
      { title: 'Che lavori si trovano', text: sectors },
      { title: 'Come ci si arriva', text: transport },
    ],
  };
}
