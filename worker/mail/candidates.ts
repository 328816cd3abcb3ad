import type { CandidateMessageBody } from '../../shared/candidates.ts';
import { datePhrase } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { keepCandidateLink, ownCandidateLink } from '../../shared/token-links.ts';
import type { CandidateRow } from '../db/tables/candidates.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

const MANAGED_BY_LINK =
  'Con il link qui sotto leggi i messaggi ricevuti, modifichi il profilo, lo nascondi o lo elimini: è così che revochi il consenso. Chi ha il link può fare lo stesso, quindi conservalo e non inoltrarlo.';
const ONLY_CONFIRMED =
  'Apri il link e premi “Conferma l’indirizzo”: solo da allora i messaggi che ricevi arrivano anche a questa email. Fino ad allora li trovi nella pagina del profilo.';

const NOT_SHOWN = 'L’email non si vede: serve solo per inoltrarti i messaggi.';
const NOT_YOURS = 'Se il profilo non è tuo, apri il link ed eliminalo.';

const LINK_TEXTS = {
  published: {
    subject: 'Il tuo profilo è online',
    heading: 'Conserva questa email',
    what: NOT_SHOWN,
  },
  added: {
    subject: 'Il link per gestire il tuo profilo',
    heading: 'Conserva questa email',
    what: `Un profilo di ${SITE_NAME} ha da adesso questo indirizzo. ${NOT_SHOWN}`,
  },
  renewed: {
    subject: 'Il nuovo link per gestire il tuo profilo',
    heading: 'Quelli di prima non valgono più',
    what: NOT_SHOWN,
  },
};

type Linked = { readonly token: string; readonly siteUrl: string };

/** The private link of a profile without an account. It repeats nothing that was typed: nobody has checked whose address it is. */
const linkMail = (when: keyof typeof LINK_TEXTS, { token, siteUrl }: Linked, confirmed = false): Mail =>
  composeMail({
    why: 'profile',
    subject: LINK_TEXTS[when].subject,
    heading: LINK_TEXTS[when].heading,
    paragraphs: confirmed
      ? [MANAGED_BY_LINK, LINK_TEXTS[when].what, NOT_YOURS]
      : [ONLY_CONFIRMED, MANAGED_BY_LINK, LINK_TEXTS[when].what, NOT_YOURS],
    link: { label: 'Gestisci il profilo', url: siteUrl + ownCandidateLink(token) },
  });

export const candidateLinkMail = (link: Linked): Mail => linkMail('published', link);

export const newCandidateLinkMail = (link: Linked): Mail => linkMail('added', link);

/** In place of the mailed link, which ended when its holder changed it. @param confirmed true if messages go there already */
export const renewedCandidateLinkMail = ({ confirmed, ...link }: Linked & { readonly confirmed: boolean }): Mail =>
  linkMail('renewed', link, confirmed);

/** To the address of a profile that nobody has confirmed, once: a message came, of which it repeats nothing. */
export const messageWaitsMail = ({ token, siteUrl }: Linked): Mail =>
  composeMail({
    why: 'profile',
    subject: 'C’è qualcosa per te: conferma il tuo indirizzo',
    heading: 'Un messaggio per il tuo profilo',
    paragraphs: [
      ONLY_CONFIRMED,
      'Non lo scriviamo qui, perché nessuno ha ancora confermato che l’indirizzo è suo: lo leggi aprendo il link.',
      `${NOT_YOURS} Fino alla conferma non ti mandiamo altre email come questa.`,
    ],
    link: { label: 'Apri il profilo', url: siteUrl + ownCandidateLink(token) },
  });

export function candidateMessageMail(sent: {
  readonly candidate: Pick<CandidateRow, 'publicId' | 'title' | 'status'>;
  readonly message: CandidateMessageBody;
  readonly siteUrl: string;
}): Mail {
  const { candidate, message, siteUrl } = sent;
  return composeMail({
    why: 'profile',
    subject: `Messaggio da ${message.name}`,
    heading: `Per “${candidate.title}”`,
    paragraphs: [
      `Per rispondere, rispondi a questa email: arriva a ${message.email}.`,
      message.message,
      'Chi offre un lavoro serio non chiede denaro, né i dati della tua banca o copie di documenti prima di conoscerti.',
    ],
    // A profile for companies only has no page for the person.
    link: {
      label: 'Il tuo profilo',
      url: siteUrl + (candidate.status === 'open' ? pagePath.candidate(candidate.publicId) : pagePath.ownCandidate()),
    },
  });
}

/** Warns that a profile which nobody looks after will be deleted; its link keeps it. */
export const idleCandidateMail = (
  warning: Linked & {
    /** Null for an address that nobody has confirmed, which is told nothing that was typed. */
    readonly title: string | null;
    readonly until: Date;
  },
): Mail =>
  composeMail({
    why: 'profile',
    subject: `Vuoi tenere il tuo profilo? Lo cancelliamo ${datePhrase('il', warning.until)}`,
    heading: 'Non lo apri da molti mesi',
    paragraphs: [
      'Se ti serve, apri il link e premi il pulsante: resta per altri 12 mesi. Se non ti serve più, non devi fare nulla.',
      `${warning.title === null ? '' : `Il profilo è “${warning.title}”. `}Con lui si cancellano i messaggi ricevuti, per non tenere dati che non servono più.`,
    ],
    link: { label: 'Tieni il profilo', url: warning.siteUrl + keepCandidateLink(warning.token) },
  });
