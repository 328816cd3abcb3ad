import { createPrivateKey } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { KnownPasskey } from '../../scripts/testing/software-passkey.ts';

/** Gives the page a device with a lock that is opened at once, as Chromium's own tests have it, and a passkey on it. */
export async function plugIn(page: Page, passkey?: KnownPasskey): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  if (!passkey) return;
  const { key, id, account } = passkey;
  const privateKey = createPrivateKey({ key, format: 'jwk' }).export({ type: 'pkcs8', format: 'der' });
  await devtools.send('WebAuthn.addCredential', {
    authenticatorId,
    credential: {
      credentialId: Buffer.from(id, 'base64url').toString('base64'),
      isResidentCredential: true,
      rpId: 'localhost',
      privateKey: privateKey.toString('base64'),
      userHandle: Buffer.from(account).toString('base64'),
      // Further than any run before, as a signature that does not go on is a copy's.
      signCount: Math.trunc(Date.now() / 1000),
    },
  });
}
