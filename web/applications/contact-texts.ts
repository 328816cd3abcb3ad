import type { ReceivedApplication } from '../../shared/answers.ts';
import { mailto } from '../../shared/paths.ts';
import { whatsappAddress } from '../../shared/phone-parts.ts';

type Addressed = Pick<ReceivedApplication, 'name' | 'jobTitle' | 'status'>;

function firstLines({ name, jobTitle, status }: Addressed): string {
  const greeting = `Buongiorno ${name.split(' ')[0]}, `;
  const offer = `la tua candidatura per “${jobTitle}”`;
  if (status === 'hired')
    return `${greeting}buone notizie: ${offer} è andata bene. Quando possiamo sentirci per iniziare?`;
  if (status === 'rejected')
    return `${greeting}grazie per ${offer}. Questa volta non è stata selezionata: in bocca al lupo per la prossima.`;
  return `${greeting}ho letto ${offer}. Quando possiamo sentirci?`;
}

/** Named by an address that leads to the answer of an open application. */
export const ANSWER_ID = 'risposta';

export const phoneLink = (phone: string): string => `tel:${phone}`;

export const whatsappLink = (phone: string, addressed: Addressed): string | null =>
  whatsappAddress(phone, firstLines(addressed));

export const mailLink = (email: string, addressed: Addressed): string => {
  const [subject, body] = [`La tua candidatura: ${addressed.jobTitle}`, firstLines(addressed)].map(encodeURIComponent);
  return `${mailto(email)}?subject=${subject}&body=${body}`;
};

/** Note on an applicant who left a number only: no answer reaches them by itself. */
export const NO_EMAIL = 'Questa persona non ha lasciato un’email: chiamala o scrivile.';

export function reachText({
  name,
  email,
  hasAccount,
  verified,
}: Pick<ReceivedApplication, 'name' | 'email' | 'hasAccount' | 'verified'>): string {
  if (email === null) return NO_EMAIL;
  if (!verified) return `${name} la vede nelle sue candidature: non ha ancora confermato la sua email.`;
  return hasAccount
    ? `${name} la riceve per email e la vede nelle sue candidature.`
    : `${name} la riceve per email, con il link per seguire la candidatura.`;
}

export function reachSeveralText(people: readonly Pick<ReceivedApplication, 'name' | 'email'>[]): string {
  const unmailed = people.filter(({ email }) => email === null).map(({ name }) => name);
  if (unmailed.length === 0) return 'La ricevono per email.';
  const byPhone = `Chi ha lasciato solo il telefono lo avvisi tu: ${unmailed.join(', ')}.`;
  return unmailed.length === people.length ? byPhone : `La ricevono per email. ${byPhone}`;
}
