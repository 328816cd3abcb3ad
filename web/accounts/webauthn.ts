import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { useSyncExternalStore } from 'react';

/** Loaded when a passkey is about to be used, by nobody else. */
const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Asks the device for a new passkey. @throws what `isCancelled` and `isKnownHere` tell apart */
export async function createPasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await loadWebAuthn();
  return startRegistration({ optionsJSON });
}

/** Asks the device to sign in with a passkey that the person chooses. @throws what `isCancelled` tells apart */
export async function signWithPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await loadWebAuthn();
  return startAuthentication({ optionsJSON });
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** The person closed the browser's window, waited too long, or has no passkey here: browsers do not say which. */
export const isCancelled = (error: unknown): boolean => ['NotAllowedError', 'AbortError'].includes(nameOf(error));

export const isKnownHere = (error: unknown): boolean => nameOf(error) === 'InvalidStateError';

const never = () => () => undefined;

/** True if the browser knows passkeys; assumed before hydration, as almost all do. */
export const useKnowsPasskeys = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => true,
  );
