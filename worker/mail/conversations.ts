import type { Side } from '../../shared/conversations.ts';
import { fill } from '../../shared/language-words.ts';
import type { Language } from '../../shared/languages.ts';
import { pagePath } from '../../shared/paths.ts';
import { phoneText } from '../../shared/phone.ts';
import { whatsappAddress } from '../../shared/phone-parts.ts';
import { mailTo } from './applications.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

type Line = {
  /** Side that has written. */
  readonly side: Side;
  readonly from: string;
  readonly jobTitle: string;
  readonly text: string;
  readonly byMail: boolean;
  /** Page of the reader; its language where that is another than Italian. */
  readonly link: { readonly label: string; readonly url: string; readonly language?: Language | null };
};

/** Brings a line to the other side, without an address of anybody. */
export function lineMail({ side, from, jobTitle: title, text, byMail, link }: Line): Mail {
  const { texts, compose } = mailTo(link.language ?? null);
  const { line } = texts;
  const parts = {
    subject: fill(line.subject, { from, title }),
    heading: line.heading,
    paragraphs: [
      byMail ? fill(line.byMail, { from }) : line.byPage,
      text,
      ...(side === 'employer' ? [line.safe] : []),
    ] as const,
    link,
  };
  return side === 'employer' ? compose('applicant', parts) : composeMail({ ...parts, why: 'employer' });
}

const UNSENT = 'La tua risposta per email non è partita';

/** Texts for people whose answer by mail did not go as they may think. */
const NOTES = {
  unknown: {
    subject: UNSENT,
    heading: 'Non sappiamo a chi portarla',
    text: 'L’indirizzo a cui hai scritto non vale, oppure la conversazione è finita. Se hai un account o un link privato, scrivi dalla pagina della candidatura.',
  },
  many: {
    subject: UNSENT,
    heading: 'Per oggi sono troppe',
    text: 'Da qui portiamo al massimo 20 email al giorno per conversazione. Scrivi dalla pagina della candidatura, oppure domani.',
  },
  empty: {
    subject: UNSENT,
    heading: 'Non c’era testo da leggere',
    text: 'Scrivi la risposta sopra il testo citato, senza cifrarla. Se la risposta era un allegato, scrivila nel testo.',
  },
  held: {
    subject: UNSENT,
    heading: 'Aspetta che tu la riconosca',
    text: 'È arrivata da un altro indirizzo, o non si può provare che sia tua. Nella pagina della candidatura la leggi, e decidi se parte.',
  },
  partly: {
    subject: 'La tua risposta è partita, ma non tutta',
    heading: 'Qualcosa è rimasto qui',
    text: 'Se serve, scrivi il resto in un’altra email.',
  },
  phone: {
    subject: 'La tua risposta non arriva per email: chiama',
    heading: 'Ha lasciato solo il telefono',
    text: 'Chiama o scrivi al suo numero: quello che hai scritto si legge solo riaprendo la pagina della candidatura.',
  },
} as const;
export type ReplyNote = keyof typeof NOTES;

const INCOMPLETE = 'Gli allegati, e il testo oltre i 4.000 caratteri, non li inoltriamo.';

/** Repeats nothing that somebody wrote. @param phone of one who left no address */
export const replyNoteMail = (
  note: ReplyNote,
  { siteUrl, phone = null, isIncomplete = false }: { siteUrl: string; phone?: string | null; isIncomplete?: boolean },
): Mail => {
  const whatsapp = phone && whatsappAddress(phone, 'Buongiorno, ');
  const { subject, heading, text } = NOTES[note];
  return composeMail({
    why: 'entered',
    subject,
    heading,
    paragraphs: [text, ...(isIncomplete ? [INCOMPLETE] : [])],
    facts: [
      ...(phone ? [{ label: 'Telefono (contatto non verificato)', value: phoneText(phone), url: `tel:${phone}` }] : []),
      ...(whatsapp ? [{ label: 'WhatsApp', value: 'scrivi da qui', url: whatsapp }] : []),
    ],
    link: { label: 'Le candidature', url: siteUrl + pagePath.applications() },
  });
};
