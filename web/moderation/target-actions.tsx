import { useState } from 'react';
import type { Moderated, ModeratedAccount, ModeratedMessage } from '../../shared/moderation.ts';
import { Button } from '../ui/button.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useDeed } from './use-deed.ts';

/** Actions possible on an offer, a profile or an account in its present state. */
export function TargetActions({ target }: { target: Moderated }) {
  // A message belongs to its recipient; only the account of its writer can be acted on.
  if (target.kind === 'message') return null;
  const owner = target.kind === 'account' ? target : target.owner;
  return (
    <>
      {target.kind !== 'account' && <HideOrRestore target={target} />}
      {owner && <SuspendOrLift account={owner} />}
    </>
  );
}

function HideOrRestore({
  target: { kind, id, hiddenAt, title },
}: {
  target: Exclude<Moderated, ModeratedAccount | ModeratedMessage>;
}) {
  const [asking, setAsking] = useState(false);
  const deed = useDeed();
  const what = kind === 'job' ? 'l’offerta' : 'il profilo';
  return (
    <>
      {hiddenAt === null ? (
        <Button variant="danger" onClick={() => setAsking(true)}>
          Nascondi {what}
        </Button>
      ) : (
        <Button variant="secondary" loading={deed.isPending} onClick={() => deed.mutate({ what: 'restore', kind, id })}>
          Ripristina {what}
        </Button>
      )}
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        what="hide"
        kind={kind}
        id={id}
        title={`Nascondi “${title}”`}
        submitLabel={`Nascondi ${what}`}
      />
    </>
  );
}

function SuspendOrLift({ account: { id, name, suspendedAt } }: { account: ModeratedAccount }) {
  const [asking, setAsking] = useState(false);
  const deed = useDeed();
  return (
    <>
      {suspendedAt === null ? (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Sospendi l’account
        </Button>
      ) : (
        <Button
          variant="secondary"
          loading={deed.isPending}
          onClick={() => deed.mutate({ what: 'lift', kind: 'account', id })}
        >
          Togli la sospensione
        </Button>
      )}
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        what="suspend"
        kind="account"
        id={id}
        title={`Sospendi ${name}`}
        submitLabel="Sospendi l’account"
      />
    </>
  );
}
