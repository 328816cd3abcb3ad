import { memoryOf } from '../lib/workerd.mjs';

const EVERY_MS = 5000;
/** First share of the time that does not count: caches fill, code is compiled. */
const WARM_UP = 0.25;
/** Below this nothing can be told apart from the collector's own ups and downs. */
const TELLS_AFTER_MS = 10 * 60_000;
/** How much higher the last quarter may stand than the one after the warm-up. */
const FLAT = 1.1;

/** @typedef {{ at: number, bytes: number }} Sample `at`: milliseconds since the start */

/**
 * Memory over some time. `quarters`: the median of each; `slope`: bytes a minute after the warm-up, by least squares;
 * `flat` is null where the time was too short to tell.
 * @typedef {{ quarters: number[], slope: number, peak: number, flat: boolean | null }} Memory
 */

/**
 * Samples the memory of a process until it is stopped.
 * @param {number} pid
 * @returns {() => Memory} stops, and judges
 */
export function watchMemory(pid) {
  const begin = performance.now();
  /** @type {Sample[]} */
  const samples = [{ at: 0, bytes: memoryOf(pid) }];
  const timer = setInterval(() => samples.push({ at: performance.now() - begin, bytes: memoryOf(pid) }), EVERY_MS);
  return () => {
    clearInterval(timer);
    return judge(samples, performance.now() - begin);
  };
}

/** @param {readonly number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @param {readonly Sample[]} samples @param {number} ms @returns {Memory} */
function judge(samples, ms) {
  const quarters = [0, 1, 2, 3].map((quarter) =>
    median(samples.filter(({ at }) => Math.min(3, Math.floor((4 * at) / ms)) === quarter).map(({ bytes }) => bytes)),
  );
  const counted = samples.filter(({ at }) => at >= ms * WARM_UP);
  const [, second = 0, , last = 0] = quarters;
  return {
    quarters,
    slope: slopeOf(counted),
    peak: Math.max(...samples.map(({ bytes }) => bytes)),
    flat: ms < TELLS_AFTER_MS ? null : last <= second * FLAT,
  };
}

/** @param {readonly Sample[]} samples @returns {number} bytes a minute */
function slopeOf(samples) {
  const mean = (/** @type {number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, bytes] = [mean(samples.map((sample) => sample.at)), mean(samples.map((sample) => sample.bytes))];
  const spread = samples.reduce((sum, sample) => sum + (sample.at - at) ** 2, 0);
  const shared = samples.reduce((sum, sample) => sum + (sample.at - at) * (sample.bytes - bytes), 0);
  return spread === 0 ? 0 : (shared / spread) * 60_000;
}
