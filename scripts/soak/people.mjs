import { randomUUID } from 'node:crypto';
import { pathOf } from '../../shared/calls/path.ts';
import { send } from '../lib/load.mjs';
import { Failure } from '../lib/run.mjs';

/** Passwords are slow to hash on purpose: most accounts are made before anything is measured. */
const EMPLOYERS = 20;
const WORKERS = 60;

/** @typedef {{ employers: string[], workers: string[] }} People tokens of accounts */

/** @param {string} mark @param {'user' | 'employer'} role @returns {import('../lib/load.mjs').Ask} */
export const registration = (mark, role) => ({
  path: pathOf('POST /api/register'),
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ name: 'Persona di prova', email: `${mark}@example.org`, password: `parola-${mark}`, role }),
});

/**
 * Accounts that write.
 * @param {string} url
 * @param {import('node:http').Agent} agent
 * @returns {Promise<People>}
 */
export async function makePeople(url, agent) {
  const roles = [
    ...Array.from({ length: EMPLOYERS }, () => 'employer'),
    ...Array.from({ length: WORKERS }, () => 'user'),
  ];
  /** @type {People} */
  const people = { employers: [], workers: [] };
  for (const role of /** @type {('employer' | 'user')[]} */ (roles)) {
    // An account whose registration got no answer is not needed.
    const answer = await send(url, registration(`persona-${randomUUID()}`, role), agent).catch(() => null);
    if (answer && answer.status !== 201) throw new Failure(`Registering answered ${answer.status}: ${answer.text()}`);
    if (answer) (role === 'employer' ? people.employers : people.workers).push(JSON.parse(answer.text()).token);
  }
  return people;
}
