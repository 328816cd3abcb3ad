import type { ReactNode } from 'react';
import { datePhrase, longDate } from '../../shared/dates.ts';
import type {
  MODERATED_CANDIDATE_FIELDS,
  MODERATED_EMPLOYER_FIELDS,
  MODERATED_JOB_FIELDS,
  Moderated,
  ModeratedAccount,
  ModeratedCandidate,
  ModeratedConversation,
  ModeratedEmployer,
  ModeratedJob,
  ModeratedMessage,
} from '../../shared/moderation.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { Link } from '../app/link.tsx';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { ROLE_LABELS, STATUS_LABELS } from './texts.ts';

const LONG = 700;
/** Statuses of what has no page to be looked at. */
const NOWHERE = ['hidden', 'waiting', 'deleted', 'ended'];

type TargetViewProps = {
  readonly target: Moderated;
  readonly headingId: string;
  /** Folds every text: one of many is looked at by its title first. */
  readonly folded?: boolean;
};

export function TargetView({ target, headingId, folded = false }: TargetViewProps) {
  if (target.kind === 'account') return <AccountView account={target} headingId={headingId} />;
  if (target.kind === 'message') return <MessageView message={target} headingId={headingId} />;
  if (target.kind === 'conversation') return <ConversationView conversation={target} headingId={headingId} />;
  const { status, hiddenAt, hiddenReason, owner } = target;
  return (
    <>
      <div className="split">
        <h3 id={headingId} className="text-h3 break-words min-w-0">
          {NOWHERE.includes(status) ? nameOf(target) : <Link to={pathOf(target)}>{nameOf(target)}</Link>}
        </h3>
        <Badge tone={status === 'open' || status === 'public' ? 'bosco' : status === 'hidden' ? 'errore' : 'neutral'}>
          {STATUS_LABELS[status] ?? status}
        </Badge>
      </div>
      {hiddenAt && (
        <Notice tone="warning" title={`Non si vede ${datePhrase('dal', new Date(hiddenAt))}`}>
          <p className="whitespace-pre-line break-words">
            {status === 'waiting' ? 'Aspetta la tua decisione.' : hiddenReason}
          </p>
        </Notice>
      )}
      {target.kind === 'job' ? (
        <JobContent job={target} folded={folded} />
      ) : target.kind === 'employer' ? (
        <EmployerContent page={target} folded={folded} />
      ) : (
        <CandidateContent candidate={target} folded={folded} />
      )}
      <OwnerLine owner={owner} email={target.kind === 'candidate' ? target.email : null} />
    </>
  );
}

type Published = ModeratedJob | ModeratedCandidate | ModeratedEmployer;

function nameOf(target: Published): string {
  if (target.kind === 'employer') return target.name;
  return target.kind === 'job' ? target.title : `${target.name}, ${target.title}`;
}

function pathOf(target: Published): string {
  if (target.kind === 'employer') return pagePath.employer(target.slug);
  return target.kind === 'job' ? pagePath.job(target.id) : pagePath.candidate(target.id);
}

/** Views of the fields below the first lines: a field that is added does not compile without its own. */
type Below<Names extends readonly string[], Above extends Names[number]> = Readonly<
  Record<Exclude<Names[number], Above>, ReactNode>
>;

function JobContent({ job, folded }: { job: ModeratedJob; folded: boolean }) {
  const { companyName, location, postedDate, description, id } = job;
  const below: Below<typeof MODERATED_JOB_FIELDS, 'title' | 'companyName' | 'location'> = {
    description: <FoldedText key="description" label="Testo dell’offerta" text={description} folded={folded} />,
  };
  return (
    <>
      <p className="muted break-words">
        <span>{`${companyName} ·`}</span> <Icon name="map-pin" />{' '}
        <span>{`${location} · ${longDate(new Date(postedDate))} · codice ${id}`}</span>
      </p>
      {Object.values(below)}
    </>
  );
}

function EmployerContent({ page, folded }: { page: ModeratedEmployer; folded: boolean }) {
  const { town, postedDate, text, directions, website, vatNumber, confirmedDomain, rivals, id } = page;
  const below: Below<typeof MODERATED_EMPLOYER_FIELDS, 'name' | 'town'> = {
    text: text && <FoldedText key="text" label="Testo della pagina" text={text} folded={folded} />,
    directions: directions && <FoldedText key="directions" label="Come arrivare" text={directions} folded={folded} />,
    website: website && (
      <p key="website" className="break-words">
        <a href={website} rel="noreferrer nofollow">
          {website}
        </a>
        <span>
          {confirmedDomain ? `: email di ${confirmedDomain} confermata` : ': nessuna email di questo sito confermata'}
        </span>
      </p>
    ),
    vatNumber: vatNumber && <p key="vat">{`Partita IVA ${vatNumber}: la cifra di controllo torna`}</p>,
  };
  return (
    <>
      <p className="muted break-words">
        <Icon name="map-pin" />{' '}
        <span>{`${municipalityBySlug(town)?.name ?? town} · ${longDate(new Date(postedDate))} · codice ${id}`}</span>
      </p>
      {rivals > 0 && (
        <Notice tone="warning">{`Lo stesso nome lo ha anche un’altra pagina${rivals > 1 ? `: sono ${rivals}` : ''}.`}</Notice>
      )}
      {Object.values(below)}
    </>
  );
}

function CandidateContent({ candidate, folded }: { candidate: ModeratedCandidate; folded: boolean }) {
  const { location, postedDate, skills, experience, id } = candidate;
  const below: Below<typeof MODERATED_CANDIDATE_FIELDS, 'name' | 'title' | 'location' | 'email'> = {
    skills: (
      <p key="skills" className="break-words">
        {`Competenze: ${skills.join(', ')}`}
      </p>
    ),
    experience: experience && (
      <FoldedText key="experience" label="Esperienza e preferenze" text={experience} folded={folded} />
    ),
  };
  return (
    <>
      <p className="muted break-words">
        <Icon name="map-pin" /> <span>{`${location} · ${longDate(new Date(postedDate))} · codice ${id}`}</span>
      </p>
      {Object.values(below)}
    </>
  );
}

function FoldedText({ label, text, folded = false }: { label: string; text: string; folded?: boolean }) {
  return (
    <details open={!folded && text.length <= LONG}>
      <summary className="font-600 min-h-11 py-2.5">{label}</summary>
      <p className="measure whitespace-pre-line break-words">{text}</p>
    </details>
  );
}

function OwnerLine({ owner, email }: { owner: ModeratedAccount | null; email: string | null }) {
  if (owner === null)
    return (
      <p className="break-words">{`Nessun account: si gestisce con un link privato${email ? `, mandato a ${email}` : ' e non ha un’email'}.`}</p>
    );
  return (
    <p className="break-words">
      Dell’account <strong>{owner.name}</strong>
      <span>{`, ${owner.email} (${ROLE_LABELS[owner.role]}${owner.suspendedAt ? ', sospeso' : ''}${owner.deletedAt ? ', in eliminazione' : ''})`}</span>
    </p>
  );
}

function MessageView({ message: sent, headingId }: { message: ModeratedMessage; headingId: string }) {
  const { name, email, message, createdAt, profile } = sent;
  return (
    <>
      <h3 id={headingId} className="text-h3 break-words">
        {`Messaggio di ${name}`}
      </h3>
      <p className="muted break-words">{`Al profilo “${profile}” · ${longDate(new Date(createdAt))}`}</p>
      <FoldedText label="Testo del messaggio" text={message} />
      <p className="break-words">
        <span>{`Chi scrive ha indicato ${email}: nessuno lo ha verificato.`}</span>{' '}
        <Link to={withQuery(pagePath.moderation(), { vista: 'cerca', q: email })}>Cerca l’indirizzo</Link>
      </p>
    </>
  );
}

type ConversationViewProps = { readonly conversation: ModeratedConversation; readonly headingId: string };

function ConversationView({ conversation: { jobTitle, text, emails }, headingId }: ConversationViewProps) {
  return (
    <>
      <h3 id={headingId} className="text-h3 break-words">
        {`Conversazione su una candidatura: ${jobTitle}`}
      </h3>
      <FoldedText label="Messaggi, dal più recente" text={text} />
      <p className="cluster">
        {emails.map((email) => (
          <Link key={email} to={withQuery(pagePath.moderation(), { vista: 'cerca', q: email })}>
            {`Cerca ${email}`}
          </Link>
        ))}
      </p>
    </>
  );
}

function AccountView({ account, headingId }: { account: ModeratedAccount; headingId: string }) {
  const { name, email, role, createdAt, suspendedAt, suspendedReason, deletedAt, id } = account;
  return (
    <>
      <div className="split">
        <h3 id={headingId} className="text-h3 break-words min-w-0">
          {name}
        </h3>
        <Badge tone={suspendedAt ? 'errore' : 'neutral'}>
          {suspendedAt ? 'Sospeso' : deletedAt ? 'In eliminazione' : ROLE_LABELS[role]}
        </Badge>
      </div>
      <p className="muted break-words">{`${email} · account ${datePhrase('dal', new Date(createdAt))} · codice ${id}`}</p>
      {suspendedAt && (
        <Notice tone="warning" title={`Sospeso ${datePhrase('dal', new Date(suspendedAt))}`}>
          <p className="whitespace-pre-line break-words">{suspendedReason}</p>
        </Notice>
      )}
    </>
  );
}
