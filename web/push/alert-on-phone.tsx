import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureToast } from '../forms/failure.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { deviceOptions, endWishes, isAllowed, storeWishes } from './device.ts';

type AlertOnPhoneProps = {
  /** Id of the alert, and the token of the link that manages it; an account has none. */
  readonly topic: { readonly alert: string; readonly token?: string };
  readonly words: string;
};

const REFUSED = { refused: 'Permetti le notifiche di questo sito nel browser, controlla la connessione e riprova.' };

/** A box that says that an alert comes on this device, too, where it can. */
export function AlertOnPhone({ topic, words }: AlertOnPhoneProps) {
  const client = useQueryClient();
  const { data: device } = useQuery({ ...deviceOptions(), refetchOnMount: 'always' });
  const { atNight = false, topics = [] } = device?.wishes ?? {};
  const others = topics.filter((known) => known.kind !== 'alert' || known.alert !== topic.alert);
  const isOn = others.length < topics.length;
  const change = useMutation({
    mutationFn: async () => {
      if (isOn && others.length === 0) return endWishes();
      if (!isOn && !(await isAllowed())) throw new Error('not allowed');
      await storeWishes({ atNight, topics: isOn ? others : [...others, { kind: 'alert', ...topic }] });
    },
    onError: failureToast('Avviso sul telefono non cambiato', REFUSED),
    onSettled: () => client.invalidateQueries(deviceOptions()),
  });
  if (device?.support !== 'ready' && device?.support !== 'denied') return null;
  return (
    <Checkbox
      name={`telefono-${topic.alert}`}
      label="Anche sul telefono"
      aria-label={`Anche sul telefono: ${words}`}
      checked={change.isPending ? !isOn : isOn}
      onChange={() => change.mutate()}
    />
  );
}
