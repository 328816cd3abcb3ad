import { useState } from 'react';
import { longDate } from '../../shared/dates.ts';
import type { Member } from '../../shared/members.ts';
import { send } from '../api/call.ts';
import { Button } from '../ui/button.tsx';
import { EndDialog } from './end-dialog.tsx';
import { usePeopleChange } from './people-queries.ts';
import { ROLE_TEXTS } from './people-texts.ts';

/** Somebody who works on one's own offers, or is invited to. */
export function MemberRow({ member }: { member: Member }) {
  const { id, email, name, role, expiresAt } = member;
  const [ending, setEnding] = useState(false);
  const who = name ?? email;
  const other = role === 'gestisce' ? 'legge' : 'gestisce';
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
        <Button
          variant="secondary"
          aria-label={`${other === 'legge' ? 'Fai solo leggere' : 'Fai gestire'}: ${who}`}
          loading={change.isPending}
          loadingLabel="Un momento..."
          onClick={() => change.mutate()}
        >
          {other === 'legge' ? 'Fai solo leggere' : 'Fai gestire'}
        </Button>
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
