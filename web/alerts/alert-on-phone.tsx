import type { PushTopic } from '../../shared/push.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { useDevice } from './use-device.ts';

type AlertOnPhoneProps = { readonly alert: string; readonly words: string; readonly authorization: string };

/** A box that says that an alert comes on this device, too, where it can. */
export function AlertOnPhone({ alert, words, authorization }: AlertOnPhoneProps) {
  const { device, change } = useDevice();
  if (!device || (device.hindered !== null && device.hindered !== 'denied')) return null;
  const { atNight = false, topics = [] } = device.wishes ?? {};
  const isThis = (topic: PushTopic) => topic.kind === 'alert' && topic.alert === alert;
  const others = topics.filter((topic) => !isThis(topic));
  // The token of the link that manages it; an account has none.
  const token = /^Link (.*)/.exec(authorization)?.[1];
  const topic = { kind: 'alert', alert, ...(token && { token }) } as const;
  return (
    <Checkbox
      name={`telefono-${alert}`}
      label="Anche sul telefono"
      aria-label={`Anche sul telefono: ${words}`}
      checked={(change.isPending ? change.variables.topics : topics).some(isThis)}
      onChange={({ target }) => change.mutate({ atNight, topics: target.checked ? [...others, topic] : others })}
    />
  );
}
