import { useId } from 'react';
import type { PushTopic } from '../../shared/push.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { useDevice } from './use-device.ts';

/** @param label seen, @param name read out */
type AlertOnPhoneProps = { readonly topic: PushTopic; readonly label: string; readonly name?: string };

/** A box that says that something comes on this device, too, where it can. */
export function AlertOnPhone({ topic, label, name }: AlertOnPhoneProps) {
  const { device, change } = useDevice();
  const id = useId();
  if (device?.hindered !== null) return null;
  const { atNight = false, topics = [] } = device.wishes ?? {};
  const isThis = (one: PushTopic) => JSON.stringify(one) === JSON.stringify(topic);
  const others = topics.filter((one) => !isThis(one));
  return (
    <Checkbox
      id={id}
      name="telefono"
      label={label}
      aria-label={name}
      checked={(change.isPending ? change.variables.topics : topics).some(isThis)}
      onChange={({ target }) => change.mutate({ atNight, topics: target.checked ? [...others, topic] : others })}
    />
  );
}
