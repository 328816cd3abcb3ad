import type { ListCount } from '../../api/list-page.ts';
import type { ListTexts } from '../../lists/growing-list.tsx';
import { countText } from '../../lists/list-texts.ts';

export const JOB_TEXTS: ListTexts = {
  loading: 'Caricamento offerte di lavoro...',
  none: 'Nessuna offerta trovata con i criteri selezionati.',
  failed: 'Non riusciamo a caricare le offerte',
  more: 'Mostra altre',
  moreFailed: 'Non siamo riusciti a caricare altre offerte.',
  copy: 'in questo momento non riusciamo a leggere le offerte più recenti.',
};

/** `1 offerta`, `174 offerte`, `oltre 1.000 offerte`. */
export const jobCountText = (count: ListCount): string => countText(count, { one: 'offerta', many: 'offerte' });
