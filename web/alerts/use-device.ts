import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureToast } from '../forms/failure.ts';
import { showToast } from '../ui/toast-store.ts';
import { type Change, readDevice, storeWishes, wantedAfter } from './push-device.ts';

const DEVICE = { queryKey: ['push', 'device'], queryFn: readDevice };

/** Topics of this device, and their change by a press, after which the browser asks. */
export function useDevice() {
  const client = useQueryClient();
  const { data: device } = useQuery({ ...DEVICE, enabled: !import.meta.env.SSR, refetchOnMount: 'always' });
  const change = useMutation({
    // One after the other: a box changes what the one before has stored.
    scope: { id: 'device' },
    mutationFn: async (change: Change) => {
      // First of all: a browser asks only right after a press.
      const permission = await Notification.requestPermission();
      const wanted = await wantedAfter(change);
      if (wanted.topics.length > 0 && permission !== 'granted') throw new Error(permission);
      await storeWishes(wanted);
      return wanted;
    },
    onSuccess: ({ topics }) =>
      showToast({
        title: topics.length > 0 ? 'Avvisi attivi' : 'Avvisi spenti',
        description: topics.length > 0 ? 'Ti avvisiamo su questo dispositivo.' : 'Qui non arriva più niente.',
      }),
    onError: failureToast('Avvisi non attivati', {
      refused: 'Non è stato possibile attivare gli avvisi.',
      unanswered: 'Permetti le notifiche quando il browser lo chiede, controlla la connessione e riprova.',
    }),
    onSettled: () => client.invalidateQueries(DEVICE),
  });
  return { device, change };
}
