import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { datePhrase } from '../../shared/dates.ts';
import { MOST_MEMBERS, PEOPLE_ID } from '../../shared/member-values.ts';
import type { Member, Membership, People as PeopleData } from '../../shared/members.ts';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { deferred } from '../app/deferred.tsx';
import { Link } from '../app/link.tsx';
import { ConfirmButton, DialogButton } from '../forms/dialog-button.tsx';
import { MutationButton } from '../forms/mutation-button.tsx';
import { auditText, ROLE_TEXTS, usePeopleChange } from './people-queries.ts';

const InviteForm = deferred(async () => (await import('./invite-form.tsx')).InviteForm);

type PeopleProps = {
  readonly people: PeopleData;
  /** True for an employer, who may invite. */
  readonly invites: boolean;
};

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
          {members.length >= MOST_MEMBERS ? (
            <p>Hai {MOST_MEMBERS} persone: per invitarne un’altra, togline una.</p>
          ) : (
            <div>
              <DialogButton title="Chi vuoi invitare?" body={(close) => <InviteForm onInvited={close} />}>
                Invita una persona
              </DialogButton>
            </div>
          )}
          {auditEntries.length > 0 && (
            <details>
              <summary>Che cosa hanno fatto</summary>
              <ul className="list-plain stack-sm pt-2">
                {auditEntries.map(({ by, deed, title, at }) => (
                  <li key={`${at} ${deed}`} className="break-words">
                    <span>{auditText(by, deed, title)}</span>{' '}
                    <time dateTime={at} className="muted">
                      {datePhrase('il', new Date(at))}
                    </time>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </section>
  );
}

const FAILED = 'Non è cambiato niente';

/** Asks before somebody loses their access, as only another invitation gives it back. */
const ENDING = { pending: 'Un momento...', keep: 'Lascia com’è' };

function MemberRow({ member }: { member: Member }) {
  const { id, email, name, role, expiresAt } = member;
  const who = name ?? email;
  const other = role === 'manage' ? 'read' : 'manage';
  const change = usePeopleChange(
    () => send('PATCH /api/members/:id', { params: { id }, body: { role: other }, signedIn: true }),
    {
      done: { title: 'Cambiato', description: `${who}: ${ROLE_TEXTS[other].label.toLowerCase()}.` },
      failed: FAILED,
    },
  );
  const end = usePeopleChange(() => send('DELETE /api/members/:id', { params: { id }, signedIn: true }), {
    done:
      name === null
        ? { title: 'Invito ritirato', description: `${email} non può più accettarlo.` }
        : { title: 'Persona tolta', description: `${name} non vede e non cambia più niente.` },
    failed: FAILED,
  });
  return (
    <li className="card stack-sm">
      <div>
        <p className="font-600 break-words">{who}</p>
        <p className="muted break-words">
          {`${name !== null ? `${email} · ` : ''}${ROLE_TEXTS[role].label}${expiresAt !== null ? ` · invito aperto fino ${datePhrase('al', new Date(expiresAt))}` : ''}`}
        </p>
      </div>
      <div className="cluster">
        <MutationButton
          variant="secondary"
          aria-label={`${other === 'read' ? 'Fai solo leggere' : 'Fai gestire'}: ${who}`}
          mutation={change}
          loadingLabel="Un momento..."
        >
          {other === 'read' ? 'Fai solo leggere' : 'Fai gestire'}
        </MutationButton>
        {name === null ? (
          <MutationButton
            variant="secondary"
            aria-label={`Ritira l’invito: ${who}`}
            mutation={end}
            loadingLabel="Un momento..."
          >
            Ritira l’invito
          </MutationButton>
        ) : (
          <ConfirmButton
            {...ENDING}
            variant="danger"
            aria-label={`Togli: ${who}`}
            mutation={end}
            title={`Togliere ${who}?`}
            confirm="Togli"
            warning={
              <p className="measure">
                Da subito non vede più offerte e candidature. Quello che ha fatto resta, e chi è lo leggi ancora. Le
                mandiamo un’email.
              </p>
            }
          >
            Togli
          </ConfirmButton>
        )}
      </div>
    </li>
  );
}

function MembershipRow({ membership }: { membership: Membership }) {
  const { id, employer, role, expiresAt } = membership;
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
          {`${ROLE_TEXTS[role].label}. ${ROLE_TEXTS[role].meaning}${expiresAt !== null ? ` L’invito vale fino ${datePhrase('al', new Date(expiresAt))}.` : ''}`}
        </p>
      </div>
      {expiresAt === null ? (
        <div className="cluster">
          <Link className="inline-flex items-center min-h-11" to={pagePath.ownJobs()}>
            Vai alle offerte
          </Link>
          <ConfirmButton
            {...ENDING}
            variant="quiet"
            aria-label={`Smetti: ${employer}`}
            mutation={end}
            title="Smettere di lavorare a queste offerte?"
            confirm="Smetti"
            warning={
              <p className="measure">{`Da subito non vedi più le offerte e le candidature di ${employer}. Per tornare serve un altro invito.`}</p>
            }
          >
            Smetti
          </ConfirmButton>
        </div>
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
    </li>
  );
}
