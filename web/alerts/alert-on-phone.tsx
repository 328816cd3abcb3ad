import { useId } from 'react';
import type { PushTopic } from '../../shared/push.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { isSame } from './push-device.ts';
import { useDevice } from './use-device.ts';

/** @param label seen, @param name read out */
type AlertOnPhoneProps = { readonly topic: PushTopic; readonly label: string; readonly name?: string };

/** A box that says that something comes on this device, too, where it can. */
export function AlertOnPhone({ topic, label, name }: AlertOnPhoneProps) {
  const { device, change } = useDevice();
  const id = useId();
  if (device?.hindered !== null) return null;
  const { isPending, variables } = change;
  const isThis = (one: PushTopic) => isSame(one, topic);
  const isStored = device.wishes?.topics.some(isThis) ?? false;
  return (
    <Checkbox
      id={id}
      name="telefono"
      label={label}
      aria-label={name}
      checked={isPending ? variables.adds.length > 0 : isStored}
      onChange={({ target }) => change.mutate({ drops: isThis, adds: target.checked ? [topic] : [] })}
    />
  );
}
