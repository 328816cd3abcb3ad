import { CHECK_DAYS } from '../../shared/link-days.ts';
import { LACKS_PAY, lacksPay, WHY_PAY } from '../../shared/pay-needed.ts';
import { checkJobsLink } from '../../shared/token-links.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

export function jobCheckMail(check: {
  readonly offers: readonly Pick<
    JobRow,
    'title' | 'location' | 'category' | 'contract' | 'employerKind' | 'salaryMin'
  >[];
  readonly others: number;
  readonly token: string;
  readonly siteUrl: string;
}): Mail {
  const { offers, others, token, siteUrl } = check;
  const [first] = offers;
  const one = offers.length === 1 && first;
  const list = offers
    .map((offer) => `- ${offer.title}, ${offer.location}${lacksPay(offer) ? ` · ${LACKS_PAY}` : ''}`)
    .join('\n');
  const pay = offers.some(lacksPay) ? [`${LACKS_PAY}: ${WHY_PAY} Dalla pagina del link arrivi dove si aggiunge.`] : [];
  return composeMail({
    why: 'employer',
    subject: one ? `È ancora aperta? “${one.title}”` : `Sono ancora aperte? Le tue ${offers.length + others} offerte`,
    heading: 'Per rispondere bastano due tocchi',
    paragraphs: [
      'Apri il link e dicci se il posto c’è ancora. Se c’è, l’offerta lo mostra a chi legge; se è occupato, la chiudiamo e nessuno ti scrive più per niente.',
      others > 0 ? `${list}\n- e altre ${others}` : list,
      'Te lo chiediamo dopo una settimana online, e poi una settimana dopo ogni conferma.',
      ...pay,
      `Se non fai nulla, resta tutto com’è. Il link vale ${CHECK_DAYS} giorni: non passarlo ad altri.`,
    ],
    link: {
      label: one ? 'Rispondi per questa offerta' : 'Rispondi per le tue offerte',
      url: siteUrl + checkJobsLink(token),
    },
  });
}
