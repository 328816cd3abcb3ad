import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../lib/run.mjs';

const SERVES_WITHIN_MS = 60_000;

/** @throws Failure where the deployed site does not say within a minute that it is well */
export async function smokeTest(siteUrl: string): Promise<void> {
  const deadline = Date.now() + SERVES_WITHIN_MS;
  let said = '';
  while (Date.now() < deadline) {
    try {
      const answer = await fetch(`${siteUrl}/api/health`, { signal: AbortSignal.timeout(10_000) });
      said = `${answer.status} ${await answer.text()}`;
      if (answer.ok) return;
    } catch (error) {
      said = String(error);
    }
    await sleep(3_000);
  }
  throw new Failure(`Deployed, but ${siteUrl}/api/health is not well: ${said}`);
}
