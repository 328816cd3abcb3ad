import { useMemo, useSyncExternalStore } from 'react';
import { withStorage } from './with-storage.ts';

const KEY = 'lavoro-in-valle.applications';
const MOST = 50;

/** An application without an account, sent from this device. `token` opens its private page; `sentAt` in ISO 8601. */
export type DeviceApplication = {
  readonly token: string;
  readonly jobId: string;
  readonly title: string;
  readonly companyName: string;
  readonly sentAt: string;
};

const stored = (): string => withStorage(() => localStorage.getItem(KEY)) ?? '';

function listIn(text: string): readonly DeviceApplication[] {
  const value: unknown = withStorage(() => JSON.parse(text));
  return Array.isArray(value) ? value.filter((one) => typeof one?.token === 'string') : [];
}

/** Keeps nothing, silently, where the storage is full or forbidden. */
function change(token: string, remembered: readonly DeviceApplication[]): void {
  const others = listIn(stored()).filter((other) => other.token !== token);
  withStorage(() => localStorage.setItem(KEY, JSON.stringify([...remembered, ...others].slice(0, MOST))));
  // Browsers tell other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

export const keepApplication = (application: DeviceApplication): void => change(application.token, [application]);

export const forgetApplication = (token: string): void => change(token, []);

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Applications remembered on this device, the latest first; none in the edge's HTML. */
export function useDeviceApplications(): readonly DeviceApplication[] {
  const text = useSyncExternalStore(subscribe, stored, () => '');
  return useMemo(() => listIn(text), [text]);
}
