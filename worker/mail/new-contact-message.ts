import type { ContactBody } from '../../shared/contact.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

/** Takes a message of the contact page to who runs the site; an answer goes to who wrote it. */
export function newContactMessageMail({ name, email, subject, message }: ContactBody): Mail {
  return composeMail({
    subject: `Messaggio dal sito: ${subject}`,
    paragraphs: [`${name} (${email}) ha scritto dalla pagina dei contatti.`, `Oggetto: ${subject}`, message],
    link: { label: 'Rispondi', url: `mailto:${email}` },
  });
}
