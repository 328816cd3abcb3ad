import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { longDate } from '../../shared/dates.ts';
import { MOST_MEMBERS, PEOPLE_ID } from '../../shared/member-values.ts';
import type { Deed, People as PeopleData } from '../../shared/members.ts';
import { late } from '../app/late.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { MemberRow } from './member-row.tsx';
import { MembershipRow } from './membership-row.tsx';
import { deedText } from './people-texts.ts';

/** Within a dialog. */
const InviteForm = late(async () => (await import('./invite-form.tsx')).InviteForm);

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
  const { members, memberships, deeds } = people;
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
          {deeds.length > 0 && <Deeds deeds={deeds} />}
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
const Deeds = ({ deeds }: { deeds: readonly Deed[] }) => (
  <details>
    <summary>Che cosa hanno fatto</summary>
    <ul className="list-plain stack-sm pt-2">
      {deeds.map(({ by, deed, title, at }) => (
        <li key={`${at} ${deed}`} className="break-words">
          <span>{deedText(by, deed, title)}</span>{' '}
          <time dateTime={at} className="muted">
            {`il ${longDate(new Date(at))}`}
          </time>
        </li>
      ))}
    </ul>
  </details>
);
