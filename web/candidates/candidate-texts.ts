import type { ListTexts } from '../lists/growing-list.tsx';

export const CANDIDATE_TEXTS: ListTexts = {
  loading: 'Caricamento candidati...',
  none: 'Nessun candidato trovato con i criteri selezionati.',
  failed: 'Non riusciamo a caricare i profili',
  more: 'Mostra altri',
  moreFailed: 'Non siamo riusciti a caricare altri profili.',
  copy: 'in questo momento non riusciamo a leggere i profili più recenti.',
};

export const CONTACT_ID = 'contatta';
