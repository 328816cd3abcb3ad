/** How much slower than this machine Lighthouse takes a phone to be, and how long a task may be that blocks nobody, in ms. */
const SLOWER = 4;
const SHORT_MS = 50;

/**
 * An event of a trace; times in microseconds.
 * @typedef {{ name: string, pid: number, tid: number, ph: string, ts: number, tdur?: number, args: { frame?: string, data?: { documentLoaderURL?: string } } }} TraceEvent
 */

/**
 * Milliseconds that tasks of a page's main thread would block after the first paint, by the CPU time that they used: total blocking
 * time without what the task waited for a processor.
 * @param {readonly TraceEvent[]} events of a visit
 * @param {string} url of the page
 */
export function blockingCpu(events, url) {
  const begun = events
    .filter(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url)
    .at(-1);
  const painted = events.find(
    ({ name, ts, args }) =>
      name === 'firstContentfulPaint' && begun && args.frame === begun.args.frame && ts > begun.ts,
  );
  if (!painted) throw new Error(`blockingCpu: the trace holds no first paint of ${url}`);
  return events
    .filter(({ name, ph, pid, tid }) => ph === 'X' && name === 'RunTask' && pid === painted.pid && tid === painted.tid)
    .filter(({ ts }) => ts > painted.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWER - SHORT_MS), 0);
}
