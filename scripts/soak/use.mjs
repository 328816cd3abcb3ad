import { send } from '../lib/load.mjs';
import { search } from './reads.mjs';

/** Shares of a hundred requests. */
const SHARES = { read: 90, search: 9 };

/**
 * Measurements of a load: times of answers in milliseconds, by kind of request.
 * @typedef {object} Seen
 * @property {{ read: number[], search: number[], write: number[] }} times
 * @property {Map<string, number>} refused unexpected refusals, by status and path, with their number
 * @property {number} failed answers with 5xx, and requests without one
 * @property {number} seconds
 */

/** @param {Seen} seen */
export const allTimes = ({ times: { read, search: searched, write } }) => read.concat(searched, write);

/**
 * Reads, searches and writes on some connections at once, each going on as soon as it has its answer.
 * @param {object} use
 * @param {string} use.url
 * @param {() => string} use.read
 * @param {() => Promise<{ status: number, path: string }>} use.write
 * @param {import('node:http').Agent} use.agent
 * @param {number} use.connections
 * @param {number} use.ms
 * @returns {Promise<Seen>}
 */
export async function driveUse({ url, read, write, agent, connections, ms }) {
  /** @type {Seen} */
  const seen = { times: { read: [], search: [], write: [] }, refused: new Map(), failed: 0, seconds: 0 };
  /** @param {string} path */
  const get = async (path) => ({
    path,
    status: await send(url, { path }, agent).then(
      ({ status }) => status,
      () => 0,
    ),
  });
  const begin = performance.now();
  async function keepUsing() {
    for (let start = performance.now(); start - begin < ms; start = performance.now()) {
      const drawn = Math.random() * 100;
      const kind = drawn < SHARES.read ? 'read' : drawn < SHARES.read + SHARES.search ? 'search' : 'write';
      const { status, path } = await (kind === 'read' ? get(read()) : kind === 'search' ? get(search()) : write());
      seen.times[kind].push(performance.now() - start);
      if (status === 0 || status >= 500) seen.failed++;
      if (status === 0 || status >= 400) {
        const what = `${status} ${path.replace(/[^/]*\d[^/?]*/g, '…').slice(0, 80)}`;
        seen.refused.set(what, (seen.refused.get(what) ?? 0) + 1);
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, keepUsing));
  seen.seconds = (performance.now() - begin) / 1000;
  return seen;
}
