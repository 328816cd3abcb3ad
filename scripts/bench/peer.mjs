import { measuredOn, table, thousands, writeSection } from '../lib/document.mjs';
import { keptOpen, quantile, send } from '../lib/load.mjs';
import { Failure } from '../lib/run.mjs';
import { CONNECTIONS, drive } from './drive.mjs';
import { routesOf } from './rates.mjs';

const TURNS = 5;
const TURN_MS = 1000;
const WARM_UP_MS = 3000;
/** Address of an offer, as WP Job Manager makes it. */
const OFFER_LINK = /href="([^"#?]*\/job\/[^"#?/]+\/?)"/g;

/** @typedef {{ name: string, url: string, next: () => import('../lib/load.mjs').Ask }} Page */
/** @typedef {{ name: string, perSecond: number, p50: number, p99: number, bytes: number }} PeerRate times in milliseconds */

/**
 * The list of another board, and the first offer that it links to.
 * @param {URL} list
 * @returns {Promise<Page[]>}
 * @throws {Failure} where it has none
 */
async function pagesOf(list) {
  const answer = await fetch(list);
  if (!answer.ok) throw new Failure(`${list} answered ${answer.status}`);
  const links = [...(await answer.text()).matchAll(OFFER_LINK)].map(([, href = '']) => new URL(href, list));
  const offer = links.find(({ origin }) => origin === list.origin);
  if (!offer) throw new Failure(`${list} links to no offer`);
  const page = (/** @type {string} */ name, /** @type {URL} */ { pathname, search }) => ({
    name,
    url: list.origin,
    next: () => ({ path: pathname + search }),
  });
  return [page('The other board: list', list), page('The other board: offer', offer)];
}

/**
 * Pages of ours and of another board by turns, so that what else the machine does weighs on all of them.
 * @param {string} url where our Worker listens
 * @param {string} peer address of the other board's list
 * @returns {Promise<PeerRate[]>}
 */
export async function measurePeer(url, peer) {
  const ours = (await routesOf(url)).filter(({ target }) => target !== undefined).map((route) => ({ ...route, url }));
  const pages = [...ours, ...(await pagesOf(new URL(peer)))];
  const agent = keptOpen(CONNECTIONS);
  /** @param {Page} page @param {number} ms */
  const turn = (page, ms) => drive(page.url, page.next, ms, agent);
  try {
    const found = pages.map((page) => ({ page, times: /** @type {number[]} */ ([]), seconds: 0 }));
    for (const { page } of found) await turn(page, WARM_UP_MS);
    for (let count = 0; count < TURNS; count++)
      for (const one of found) {
        const { times, seconds } = await turn(one.page, TURN_MS);
        one.times.push(...times);
        one.seconds += seconds;
      }
    return await Promise.all(
      found.map(async ({ page, times, seconds }) => ({
        name: page.name,
        perSecond: times.length / seconds,
        p50: quantile(times, 0.5),
        p99: quantile(times, 0.99),
        bytes: (await send(page.url, page.next(), agent)).bytes,
      })),
    );
  } finally {
    agent.destroy();
  }
}

/** Writes it into docs/performance.md. @param {PeerRate[]} rates @param {number} offers @returns {string} */
export function writePeer(rates, offers) {
  const rows = rates.map(({ name, perSecond, p50, p99, bytes }) => [
    name,
    thousands(Math.round(perSecond)),
    `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`,
    `${(bytes / 1000).toFixed(1)} kB`,
  ]);
  const text = [
    '## Beside another board',
    measuredOn(),
    `${CONNECTIONS} connections at once, ours with ${thousands(offers)} open offers and the other board by turns in one run, both on this machine.`,
    table([['Page', 'A second', 'p50 / p99', 'Uncompressed'], ...rows]),
  ].join('\n\n');
  writeSection('performance.md', { command: 'npm run bench -- --peer', title: 'Performance', text });
  return text;
}
