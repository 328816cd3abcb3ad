import type { GuestApplied } from '../../shared/guest-applications.ts';
import { linkedApplicationLink } from '../../shared/token-links.ts';
import { ButtonLink } from '../app/link.tsx';
import { Outcome } from '../forms/outcome.tsx';

export function GuestAppliedNotice({ applied: { state, message, token } }: { applied: GuestApplied }) {
  if (state === 'waiting')
    return (
      <Outcome tone="info" title="Manca un passo: apri la tua email">
        <p>{message}</p>
        <p>Se non la trovi, guarda nella posta indesiderata. Il link vale sette giorni.</p>
      </Outcome>
    );
  return (
    <Outcome tone="success" title="Candidatura inviata!">
      <p>{message}</p>
      {token !== null && (
        <>
          <p>
            Con la pagina qui sotto leggi la risposta, ritiri o cancelli la candidatura. Salva il suo indirizzo: senza
            email non possiamo mandartelo di nuovo.
          </p>
          <p>
            <ButtonLink variant="primary" to={linkedApplicationLink(token)}>
              Segui la candidatura
            </ButtonLink>
          </p>
        </>
      )}
    </Outcome>
  );
}
