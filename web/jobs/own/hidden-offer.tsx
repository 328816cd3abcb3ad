import { Notice } from '../../ui/notice.tsx';

/** Why an administrator has hidden an offer. */
export function HiddenOffer({ reason }: { reason: string | null }) {
  return (
    <Notice tone="warning">
      {reason && <p>Motivo: {reason}</p>}
      <p>Nel sito non la vede nessuno, e resta così finché la redazione non la mostra di nuovo.</p>
    </Notice>
  );
}
