import type { JobCategory } from '../../shared/job-values.ts';
import { VALLEY } from '../../shared/valley/valley.ts';

type AdTown = { readonly name: string; readonly slug: string };

const TOWNS: readonly AdTown[] = [
  { name: 'Darfo Boario Terme', slug: 'darfo-boario-terme' },
  { name: 'Breno', slug: 'breno' },
  { name: 'Edolo', slug: 'edolo' },
  { name: 'Pisogne', slug: 'pisogne' },
  { name: 'Lovere', slug: 'lovere' },
  { name: 'Iseo', slug: 'iseo' },
];

const CATEGORIES: readonly JobCategory[] = ['Ristorazione', 'Turismo', 'Commercio', 'Automotive'];

export const JOB_ADS = {
  title: `Annunci di lavoro ${VALLEY.in}`,
  lead: 'Chi cerca personale dal lago d’Iseo a Ponte di Legno: gli annunci più recenti, comune per comune e settore per settore.',
  openLabel: 'Offerte Attive',
  townsTitle: 'Filtra per Comune',
  towns: TOWNS,
  latestTitle: 'Ultimi Annunci Pubblicati',
  allOffers: 'Vedi tutte le offerte',
  alert: 'Crea un avviso',
  categoriesTitle: 'Settori Più Richiesti',
  categories: CATEGORIES,
  publishTitle: 'Cerchi personale?',
  publish:
    'Scrivi il tuo annuncio: va online subito, lo legge chi vive qui, e le candidature arrivano a te. Pubblicare non costa nulla.',
  publishButton: 'Pubblica Annuncio Gratis',
} as const;
