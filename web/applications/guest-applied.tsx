import type { GuestApplied } from '../../shared/guest-applications.ts';
import { linkedApplicationLink } from '../../shared/token-links.ts';
import { ButtonLine } from '../app/link.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { Button } from '../ui/button.tsx';
import { EmailText } from '../ui/email-text.tsx';
import { KeepLink } from './keep-application.tsx';

type GuestAppliedNoticeProps = {
  readonly applied: GuestApplied;
  readonly mailed?: { readonly email: string; readonly correct: () => void };
};

export function GuestAppliedNotice({ applied: { state, message, token }, mailed }: GuestAppliedNoticeProps) {
  if (state === 'waiting')
    return (
      <Outcome tone="info" title="Manca un passo: apri la tua email">
        <p>{message}</p>
        {mailed && (
          <p className="cluster">
            <span className="min-w-0">
              L’abbiamo mandata a{' '}
              <strong className="inline-block hyphens-manual">
                <EmailText email={mailed.email} />.
              </strong>
            </span>
            <Button variant="secondary" onClick={mailed.correct}>
              Correggi
            </Button>
          </p>
        )}
        <p>Se non la trovi, guarda nella posta indesiderata. Il link vale sette giorni.</p>
      </Outcome>
    );
  return (
    <Outcome tone="success" title="Candidatura inviata!">
      <p>{message}</p>
      {token !== null && (
        <>
          <p>Nella sua pagina leggi la risposta, la ritiri o la cancelli.</p>
          <ButtonLine variant="primary" to={linkedApplicationLink(token)}>
            Segui la candidatura
          </ButtonLine>
          <KeepLink token={token} justSent />
        </>
      )}
    </Outcome>
  );
}
