import type { DemoCompany } from './companies.ts';
import type { JobTemplate, OfferTemplate } from './job-template.ts';
import type { Random } from './random.ts';

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
export function writeDescription(
  company: DemoCompany,
  template: JobTemplate,
  offer: OfferTemplate,
  random: Random,
): string {
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
