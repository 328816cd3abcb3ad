import { readFileSync } from 'node:fs';
import { Failure, inRoot } from '../lib/run.mjs';
import { DEMO_ACCOUNTS } from './accounts.mjs';

const SAMPLES = inRoot('scripts', 'demo', 'sample-offers.json');

/**
 * @param {string} url
 * @param {unknown} body
 * @param {Record<string, string>} [headers]
 */
async function post(url, body, headers = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Failure(`POST ${url} answered ${answer.status}: ${await answer.text()}`);
  return /** @type {{ token?: string }} */ (await answer.json());
}

/**
 * Publishes offers as people in the valley write them, one after the other, as the demo employer would: by the API.
 * @param {string} siteUrl of a running server whose database holds the demo accounts
 * @returns {Promise<number>} how many
 */
export async function publishSamples(siteUrl) {
  const employer = DEMO_ACCOUNTS.find(({ role }) => role === 'employer');
  const { token } = await post(`${siteUrl}/api/login`, { email: employer?.email, password: employer?.password });
  const samples = JSON.parse(readFileSync(SAMPLES, 'utf8'));
  for (const sample of samples) await post(`${siteUrl}/api/jobs`, sample, { Authorization: `Bearer ${token}` });
  return samples.length;
}
