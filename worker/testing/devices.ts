import { env } from 'cloudflare:workers';
import { inject } from 'vitest';
import type { PushTopic } from '../../shared/push.ts';
import { readConfig } from '../env.ts';
import { withBindings } from './bindings.ts';
import { asVisitor, type Person } from './requests.ts';

/** A device, and what came for it, as scripts/testing/push-service.ts says it. */
type Device = { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };
type Heard = {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  readonly isSigned: boolean;
  readonly key: string;
  readonly bytes: number;
  readonly text: string;
};

/** Message that browsers show by themselves. */
type Message = {
  readonly web_push: number;
  readonly notification: Readonly<Record<'title' | 'body' | 'lang' | 'dir' | 'tag' | 'navigate', string>>;
};

const service = () => `http://127.0.0.1:${inject('pushService')}`;

/** Bindings whose messages to devices go to the push service of the tests. */
export const pushing = (replaced: Parameters<typeof withBindings>[0] = {}) =>
  withBindings({ PUSH_SERVICE_URL: service(), ...replaced });

/** A new device, whose push service answers by a part of its address: see scripts/testing/push-service.ts. */
export async function newDevice(answer?: string, host?: string): Promise<Device> {
  const made = await fetch(`${service()}/devices`, { method: 'POST', body: JSON.stringify({ answer, host }) });
  return made.json();
}

export const OUR_KEY = readConfig(env).VAPID_KEYS[0]?.publicKey ?? '';

export const NEAR_BRENO = { kind: 'urgent', town: 'breno', radius: 15, categories: [] } satisfies PushTopic;

type Subscribing = {
  readonly by?: Person;
  readonly atNight?: boolean;
  readonly key?: string;
  readonly bindings?: Env;
};

export const subscribe = (
  device: Device,
  topics: readonly PushTopic[] = [NEAR_BRENO],
  { by = asVisitor, atNight = false, key = OUR_KEY, bindings = env }: Subscribing = {},
): Promise<Response> => by.post('/api/push', { ...device, key, atNight, topics }, { method: 'PUT', bindings });

export async function newSubscriber(topics?: readonly PushTopic[], options?: Subscribing, answer?: string) {
  const device = await newDevice(answer);
  const answered = await subscribe(device, topics, options);
  if (!answered.ok) throw new Error(await answered.text());
  return device;
}

/** Messages that came for a device, in order. */
export async function heardBy({ endpoint }: Device) {
  const heard: Heard[] = await (await fetch(`${service()}/heard`)).json();
  return heard
    .filter((one) => one.endpoint === endpoint)
    .map((one) => ({ ...one, message: JSON.parse(one.text) as Message }));
}
