import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { useSyncExternalStore } from 'react';

/** Loaded when a passkey is about to be used, by nobody else. */
const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Asks the device for a new passkey. @throws what `isCancelled` and `isKnownHere` tell apart */
export const createPasskey = async (optionsJSON: Parameters<typeof startRegistration>[0]['optionsJSON']) =>
  (await loadWebAuthn()).startRegistration({ optionsJSON });

/** Asks the device to sign in with a passkey that the person chooses. @throws what `isCancelled` tells apart */
export const signWithPasskey = async (optionsJSON: Parameters<typeof startAuthentication>[0]['optionsJSON']) =>
  (await loadWebAuthn()).startAuthentication({ optionsJSON });

/** The person closed the browser's window, waited too long, or has no passkey here: browsers do not say which. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

export const isKnownHere = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError';

/** True if the browser knows passkeys; assumed before hydration, as almost all do. */
export const useKnowsPasskeys = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => 'PublicKeyCredential' in window,
    () => true,
  );
