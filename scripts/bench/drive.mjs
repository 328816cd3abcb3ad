import { send } from '../lib/load.mjs';
import { Failure } from '../lib/run.mjs';

/** @typedef {{ times: number[], seconds: number }} Load how long each answer took, in milliseconds */

/** Connections that ask at the same time. */
export const CONNECTIONS = 8;

/**
 * Asks over and over on some connections at once, each for its next answer as soon as it has one.
 * @param {string} url
 * @param {() => import('../lib/load.mjs').Ask} next what to ask for
 * @param {number} ms for so long
 * @param {import('node:http').Agent} agent
 * @returns {Promise<Load>}
 * @throws {Failure} where something is refused
 */
export async function drive(url, next, ms, agent) {
  /** @type {number[]} */
  const times = [];
  const begin = performance.now();
  async function keepAsking() {
    for (let start = performance.now(); start - begin < ms; start = performance.now()) {
      const ask = next();
      const { status } = await send(url, ask, agent);
      if (status >= 400) throw new Failure(`${ask.path} answered ${status}`);
      times.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking));
  return { times, seconds: (performance.now() - begin) / 1000 };
}
