import { setTimeout as sleep } from 'node:timers/promises';

/** A piece of work is to sort these: about 2 ms of a processor, and of its caches. */
const NUMBERS = Float64Array.from({ length: 20_000 }, (_, at) => (at * 7_919) % 20_011);
/** Sorted in place: with new memory for each piece, times doubled now and then on a processor that nobody else used. */
const sorted = new Float64Array(NUMBERS.length);
const PIECES = 60;
/** Looks at the machine before the first visit. */
const LOOKS = 10;
/** A machine is quiet as long as nine pieces of ten take at most this many times what they took at the best look. */
const SLOWER = 1.15;
const WAIT_MS = 1_000;
const WAITS = 20;
const TRIES = 4;

/** Milliseconds within which nine of ten pieces of work are done; all take alike, unless others use the processor. */
function timeWork() {
  const times = Array.from({ length: PIECES }, () => {
    const begin = performance.now();
    sorted.set(NUMBERS);
    sorted.sort();
    return performance.now() - begin;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(PIECES * 0.9)] ?? 0;
}

/**
 * Visits to a machine that others may use, too. Virtual machines do not tell when their host is busy, so it is known by the time
 * that the same work takes.
 * @param {{ time?: () => number, wait?: () => Promise<void> }} [parts] for tests
 */
export function watchMachine({ time = timeWork, wait = () => sleep(WAIT_MS) } = {}) {
  let best = Number.POSITIVE_INFINITY;
  let again = 0;
  let disturbed = 0;
  const isQuiet = () => {
    const now = time();
    best = Math.min(best, now);
    return now <= best * SLOWER;
  };
  const untilQuiet = async () => {
    for (let waits = WAITS; waits > 0; waits--) {
      if (isQuiet()) return true;
      await wait();
    }
    return false;
  };
  for (let look = 0; look < LOOKS; look++) isQuiet();
  return {
    /**
     * Makes a visit with the machine quiet before and after it; else makes it again, and takes the last of several.
     * @template T
     * @param {() => Promise<T>} visit
     * @returns {Promise<T>}
     */
    async whenQuiet(visit) {
      for (let tries = TRIES; ; tries--) {
        const before = await untilQuiet();
        const found = await visit();
        if (before && isQuiet()) return found;
        if (tries === 1) {
          disturbed++;
          return found;
        }
        again++;
      }
    },
    /** Visits that were made again, and those that count though the machine did not become quiet. */
    counts: () => ({ again, disturbed }),
  };
}

/** @typedef {ReturnType<typeof watchMachine>} Watch */
