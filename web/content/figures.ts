import { isDemo, OPERATOR } from '../../shared/operator.ts';
import { grouped } from '../../shared/text.ts';

type Figure = { readonly value: string; readonly label: string };

export type Counted = { readonly total: number; readonly towns: number; readonly categories: number };

/** Figures and sentences with one, by where they stand; what is counted is null while it is not known. */
type Figures = {
  readonly valley: (counted: Counted | null) => readonly Figure[];
  readonly jobAds: (counted: Counted | null) => readonly Figure[];
  readonly publishJob: (counted: Counted | null) => readonly Figure[];
  readonly invitation: (counted: Counted | null) => string;
  readonly contactReply: string;
};

/** Copy of the demo: nobody has counted any of it. */
const DEMO: Figures = {
  valley: () => [
    { value: '50+', label: 'aziende partner' },
    { value: '15', label: 'comuni' },
  ],
  jobAds: () => [
    { value: '15', label: 'Comuni Coperti' },
    { value: '8', label: 'Settori Principali' },
  ],
  publishJob: () => [
    { value: '500+', label: 'candidati registrati' },
    { value: '15', label: 'comuni' },
    { value: '48h', label: 'tempo medio di risposta' },
    { value: 'oltre 200', label: 'aziende' },
  ],
  invitation: () => '500+ candidati registrati, oltre 200 aziende.',
  contactReply: 'Rispondiamo entro 24 ore.',
};

const some = (count: number, one: string, many: string): readonly Figure[] =>
  count > 0 ? [{ value: grouped(count), label: count === 1 ? one : many }] : [];

const offers = ({ total }: Counted) => some(total, 'offerta aperta', 'offerte aperte');
const places = ({ towns }: Counted) => some(towns, 'comune con offerte', 'comuni con offerte');
const sectors = ({ categories }: Counted) => some(categories, 'settore con offerte', 'settori con offerte');
const everything = (counted: Counted | null) =>
  counted ? [...offers(counted), ...places(counted), ...sectors(counted)] : [];

/** Counts of the database: nothing is rounded up, and no figure stands for what nobody counts. */
const COUNTED: Figures = {
  // One figure: the first offer is on the first screen of a phone.
  valley: (counted) => (counted ? places(counted) : []),
  jobAds: (counted) =>
    counted
      ? [
          ...some(counted.towns, 'Comune con Offerte', 'Comuni con Offerte'),
          ...some(counted.categories, 'Settore con Offerte', 'Settori con Offerte'),
        ]
      : [],
  publishJob: everything,
  invitation: (counted) => {
    const texts = everything(counted).map(({ value, label }) => `${value} ${label}`);
    return texts.length > 0 ? `Adesso: ${texts.join(', ')}.` : '';
  },
  contactReply: `Rispondiamo ${OPERATOR.supportReply}, negli orari di assistenza.`,
};

/** @param demo where the operator is a placeholder, the copy stands in for counts (docs/adr/0019-fair-to-both-sides.md) */
export const figuresOf = (demo: boolean): Figures => (demo ? DEMO : COUNTED);

export const FIGURES = figuresOf(isDemo());
