import type { ContactBody } from '../../shared/contact.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

/** Forwards a message of the contact page to the operator; a reply goes to its writer. */
export function newContactMessageMail({ name, email, subject, message }: ContactBody): Mail {
  return composeMail({
    subject: `Messaggio dal sito: ${subject}`,
    paragraphs: [`${name} (${email}) ha scritto dalla pagina dei contatti.`, `Oggetto: ${subject}`, message],
    link: { label: 'Rispondi', url: `mailto:${email}` },
  });
}
