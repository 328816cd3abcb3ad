import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Device, Done } from '../../shared/accounts.ts';
import { datePhrase, longDate } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { leaveSession, useSession } from '../api/session.ts';
import { failureToast } from '../forms/failure.ts';
import { MutationButton } from '../forms/mutation-button.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { devicesOptions } from './queries.ts';

const showDone = ({ message }: Done) => showToast({ title: 'Fatto', description: message });
const showFailed = failureToast('Errore', { refused: 'Non è stato possibile uscire.' });

export function Devices() {
  const session = useSession();
  const navigate = useNavigate();
  const devices = useQuery({ ...devicesOptions(), enabled: Boolean(session) });
  const everywhere = useMutation({
    mutationFn: () => send('DELETE /api/account/sessions', { signedIn: true }),
    onSuccess: async (done) => {
      leaveSession();
      showDone(done);
      await navigate(pagePath.login());
    },
    onError: showFailed,
  });
  return (
    <section aria-labelledby="dispositivi" className="stack">
      <h2 id="dispositivi">Dispositivi</h2>
      <p className="muted measure">
        Dove hai effettuato l’accesso. Un dispositivo esce da solo dopo sette giorni; se non ne riconosci uno, fallo
        uscire e cambia la password.
      </p>
      {devices.isError && <RetryNotice retry={devices.refetch}>L’elenco dei dispositivi non è arrivato.</RetryNotice>}
      {/* As high as one device with the button below, so that nothing moves under a finger. */}
      {devices.isPending && <Skeleton className="h-42 w-full" />}
      {devices.data && (
        <>
          <ul className="list-plain stack-sm">
            {devices.data.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
          <p>
            <MutationButton variant="danger" mutation={everywhere} loadingLabel="Uscita in corso...">
              Esci da tutti i dispositivi
            </MutationButton>
          </p>
        </>
      )}
    </section>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => send('DELETE /api/account/sessions/:id', { params: { id: device.id }, signedIn: true }),
    onSuccess: async (done) => {
      showDone(done);
      await client.invalidateQueries({ queryKey: devicesOptions().queryKey });
    },
    onError: showFailed,
  });
  return (
    <li className="card split">
      <div className="min-w-0">
        <p className="font-600">{device.device}</p>
        <p className="muted">
          {`${device.current ? 'Questo dispositivo' : `Ultima volta: ${longDate(new Date(device.lastSeenAt))}`} · accesso ${datePhrase('del', new Date(device.createdAt))}`}
        </p>
      </div>
      {!device.current && (
        <MutationButton
          variant="secondary"
          aria-label={`Fai uscire ${device.device}, accesso ${datePhrase('del', new Date(device.createdAt))}`}
          mutation={end}
        >
          Fai uscire
        </MutationButton>
      )}
    </li>
  );
}
