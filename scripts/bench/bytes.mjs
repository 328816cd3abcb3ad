import { pathOf } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { keptOpen, send } from '../lib/load.mjs';

/** @typedef {{ path: string, plain: number, gzip: number, br: number }} Weight bytes of the body as it travels */

/**
 * Weighs answers as they are served.
 * @param {string} url of a server that compresses as the edge does
 * @returns {Promise<Weight[]>}
 */
export async function weighRoutes(url) {
  const agent = keptOpen(1);
  const job = pagePath.job(await someJob(url));
  const town = pagePath.town(VALLEY.examples.other.slug);
  const pages = [pagePath.home(), pagePath.jobs(), job, town, pagePath.candidates(), pagePath.help()];
  const data = [
    pathOf('GET /api/jobs'),
    `/api${job.replace(pagePath.jobs(), '/jobs')}`,
    `${pathOf('GET /api/jobs')}?search=cameriera`,
  ];
  try {
    /** @type {Weight[]} */
    const weights = [];
    for (const path of [...pages, pagePath.publishCandidate(), ...data]) {
      const weigh = async (/** @type {string} */ encoding) =>
        (await send(url, { path, headers: { 'Accept-Encoding': encoding } }, agent)).bytes;
      weights.push({ path, plain: await weigh('identity'), gzip: await weigh('gzip'), br: await weigh('br') });
    }
    return weights;
  } finally {
    agent.destroy();
  }
}

/** @param {string} url @returns {Promise<string>} id of the offer on top of the list */
export async function someJob(url) {
  const answer = await fetch(url + pathOf('GET /api/jobs'));
  const [job] = /** @type {{ id: string }[]} */ (await answer.json());
  return job?.id ?? '';
}
