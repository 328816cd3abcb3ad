// Runs the crons of the Worker at their times, as the platform does: the simulator fires none by itself.
import { Cron } from 'croner';
import { CRON_MINUTES } from '../../worker/crons.ts';

/** Address that runs a cron of a local server. @param {string} url of the server @param {string} cron */
export const cronAddress = (url, cron) => `${url}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(cron)}`;

/** @param {string} url of the server @returns {() => void} stops them */
export function runCrons(url) {
  const crons = Object.keys(CRON_MINUTES).map(
    (cron) =>
      // A failure has its line in the Worker's log.
      new Cron(cron, { timezone: 'UTC', protect: true, unref: true }, async () => {
        await fetch(cronAddress(url, cron)).catch(() => undefined);
      }),
  );
  return () => {
    for (const cron of crons) cron.stop();
  };
}
