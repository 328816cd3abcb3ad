import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { longDate } from '../../shared/dates.ts';
import { MOST_MEMBERS, PEOPLE_ID } from '../../shared/member-values.ts';
import type { AuditEntry, Member, Membership, People as PeopleData } from '../../shared/members.ts';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { deferred } from '../app/deferred.tsx';
import { Link } from '../app/link.tsx';
import { MutationButton } from '../forms/mutation-button.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { auditText, ROLE_TEXTS, usePeopleChange } from './people-queries.ts';

const InviteForm = deferred(async () => (await import('./invite-form.tsx')).InviteForm);

type PeopleProps = {
  readonly people: PeopleData;
  /** True for an employer, who may invite. */
  readonly invites: boolean;
};

/** People on one's own offers, employers one works for, and invitations; nothing where there is none of it and no work is offered. */
export function People({ people, invites }: PeopleProps) {
  const { hash } = useLocation();
  const box = useRef<HTMLElement>(null);
  const begin = useEffectEvent(() => {
    if (hash === `#${PEOPLE_ID}`) box.current?.focus();
  });
  // The address names it before it is there.
  useEffect(() => begin(), []);
  const { members, memberships, deeds: auditEntries } = people;
  const isEmployer = invites || members.length > 0;
  if (!isEmployer && memberships.length === 0) return null;
  return (
    <section ref={box} id={PEOPLE_ID} tabIndex={-1} aria-labelledby={`${PEOPLE_ID}-titolo`} className="stack">
      <h2 id={`${PEOPLE_ID}-titolo`}>Persone</h2>
      {memberships.length > 0 && (
        <ul className="list-plain stack-sm">
          {memberships.map((membership) => (
            <MembershipRow key={membership.id} membership={membership} />
          ))}
        </ul>
      )}
      {isEmployer && (
        <>
          <p className="muted measure">
            Chi ti aiuta con le offerte entra con il suo account. Solo tu inviti, cambi che cosa può fare e togli: chi
            togli non vede più niente da subito.
          </p>
          {members.length > 0 && (
            <ul className="list-plain stack-sm">
              {members.map((member) => (
                <MemberRow key={member.id} member={member} />
              ))}
            </ul>
          )}
          <Invite full={members.length >= MOST_MEMBERS} />
          {auditEntries.length > 0 && <AuditEntries deeds={auditEntries} />}
        </>
      )}
    </section>
  );
}

function Invite({ full }: { full: boolean }) {
  const [open, setOpen] = useState(false);
  if (full) return <p>Hai {MOST_MEMBERS} persone: per invitarne un’altra, togline una.</p>;
  return (
    <>
      <p>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Invita una persona
        </Button>
      </p>
      <Dialog open={open} onClose={() => setOpen(false)} title="Chi vuoi invitare?">
        <InviteForm onInvited={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** The last that others did for the employer, folded. */
const AuditEntries = ({ deeds: auditEntries }: { deeds: readonly AuditEntry[] }) => (
  <details>
    <summary>Che cosa hanno fatto</summary>
    <ul className="list-plain stack-sm pt-2">
      {auditEntries.map(({ by, deed, title, at }) => (
        <li key={`${at} ${deed}`} className="break-words">
          <span>{auditText(by, deed, title)}</span>{' '}
          <time dateTime={at} className="muted">
            {`il ${longDate(new Date(at))}`}
          </time>
        </li>
      ))}
    </ul>
  </details>
);

/** Somebody who works on one's own offers, or is invited to. */
function MemberRow({ member }: { member: Member }) {
  const { id, email, name, role, expiresAt } = member;
  const [ending, setEnding] = useState(false);
  const who = name ?? email;
  const other = role === 'manage' ? 'read' : 'manage';
  const change = usePeopleChange(
    () => send('PATCH /api/members/:id', { params: { id }, body: { role: other }, signedIn: true }),
    {
      done: { title: 'Cambiato', description: `${who}: ${ROLE_TEXTS[other].label.toLowerCase()}.` },
      failed: 'Non è cambiato niente',
    },
  );
  const end = usePeopleChange(() => send('DELETE /api/members/:id', { params: { id }, signedIn: true }), {
    done:
      name === null
        ? { title: 'Invito ritirato', description: `${email} non può più accettarlo.` }
        : { title: 'Persona tolta', description: `${name} non vede e non cambia più niente.` },
    failed: 'Non è cambiato niente',
  });
  return (
    <li className="card stack-sm">
      <div>
        <p className="font-600 break-words">{who}</p>
        <p className="muted break-words">
          {`${name !== null ? `${email} · ` : ''}${ROLE_TEXTS[role].label}${expiresAt !== null ? ` · invito aperto fino al ${longDate(new Date(expiresAt))}` : ''}`}
        </p>
      </div>
      <p className="cluster">
        <MutationButton
          variant="secondary"
          aria-label={`${other === 'read' ? 'Fai solo leggere' : 'Fai gestire'}: ${who}`}
          mutation={change}
          loadingLabel="Un momento..."
        >
          {other === 'read' ? 'Fai solo leggere' : 'Fai gestire'}
        </MutationButton>
        <Button
          variant={name === null ? 'secondary' : 'danger'}
          aria-label={`${name === null ? 'Ritira l’invito' : 'Togli'}: ${who}`}
          loading={end.isPending}
          loadingLabel="Un momento..."
          onClick={() => (name === null ? end.mutate() : setEnding(true))}
        >
          {name === null ? 'Ritira l’invito' : 'Togli'}
        </Button>
      </p>
      <EndDialog
        open={ending}
        title={`Togliere ${who}?`}
        confirm="Togli"
        pending={end.isPending}
        onEnd={() => end.mutate()}
        onClose={() => setEnding(false)}
      >
        Da subito non vede più offerte e candidature. Quello che ha fatto resta, e chi è lo leggi ancora. Le mandiamo
        un’email.
      </EndDialog>
    </li>
  );
}

const FAILED = 'Non è cambiato niente';

/** An employer that one works for, or has an invitation of. */
function MembershipRow({ membership }: { membership: Membership }) {
  const { id, employer, role, expiresAt } = membership;
  const [ending, setEnding] = useState(false);
  const options = { params: { id }, signedIn: true } as const;
  const accept = usePeopleChange(() => send('POST /api/members/:id/accept', options), {
    done: { title: 'Invito accettato', description: `Le offerte di ${employer} sono tra “Le mie offerte”.` },
    failed: 'Invito non accettato',
  });
  const end = usePeopleChange(() => send('DELETE /api/members/:id', options), {
    done:
      expiresAt === null
        ? { title: 'Fatto', description: `Non lavori più alle offerte di ${employer}.` }
        : { title: 'Invito rifiutato', description: `${employer} non ti vede tra le sue persone.` },
    failed: FAILED,
  });
  return (
    <li className="card stack-sm">
      <div>
        <p className="font-600 break-words">
          {expiresAt === null ? `Lavori alle offerte di ${employer}` : `${employer} ti invita alle sue offerte`}
        </p>
        <p className="muted measure">
          {`${ROLE_TEXTS[role].label}. ${ROLE_TEXTS[role].meaning}${expiresAt !== null ? ` L’invito vale fino al ${longDate(new Date(expiresAt))}.` : ''}`}
        </p>
      </div>
      {expiresAt === null ? (
        <p className="cluster">
          <Link className="inline-flex items-center min-h-11" to={pagePath.ownJobs()}>
            Vai alle offerte
          </Link>
          <Button variant="quiet" aria-label={`Smetti: ${employer}`} onClick={() => setEnding(true)}>
            Smetti
          </Button>
        </p>
      ) : (
        <p className="cluster">
          <MutationButton aria-label={`Accetta: ${employer}`} mutation={accept} loadingLabel="Un momento...">
            Accetta
          </MutationButton>
          <MutationButton
            variant="secondary"
            aria-label={`Rifiuta: ${employer}`}
            mutation={end}
            loadingLabel="Un momento..."
          >
            Rifiuta
          </MutationButton>
        </p>
      )}
      <EndDialog
        open={ending}
        title="Smettere di lavorare a queste offerte?"
        confirm="Smetti"
        pending={end.isPending}
        onEnd={() => end.mutate()}
        onClose={() => setEnding(false)}
      >{`Da subito non vedi più le offerte e le candidature di ${employer}. Per tornare serve un altro invito.`}</EndDialog>
    </li>
  );
}

type EndDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly confirm: string;
  readonly pending: boolean;
  readonly onEnd: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Asks before somebody loses their access, as only another invitation gives it back. */
const EndDialog = ({ open, title, confirm, pending, onEnd, onClose, children }: EndDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={title}
    footer={
      <p className="cluster">
        <Button variant="danger" loading={pending} loadingLabel="Un momento..." onClick={onEnd}>
          {confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Lascia com’è
        </Button>
      </p>
    }
  >
    <p className="measure">{children}</p>
  </Dialog>
);
