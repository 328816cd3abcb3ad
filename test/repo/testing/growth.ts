const LENGTH = 10_000;
const MOST_GROWTH = 2.5;
/** A text that takes less harms nobody, and collecting garbage takes as long. */
const MEASURABLE_MS = 5;
const RUNS = 3;
const ATTEMPTS = 4;

/** A text of a length, of one unit again and again. */
export const filled = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Milliseconds of this thread's own work, so that nothing else on the machine counts. */
function costOf(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * The beginning of the first of these texts that takes more than two and a half times as long where it is twice as long, with
 * its times; null without one. One that seems to grow is measured again, and the least of a few runs counts.
 */
export function slowestGrowth(
  run: (text: string) => unknown,
  texts: readonly ((length: number) => string)[],
): string | null {
  const least = (text: string, runs: number): number =>
    Math.min(...Array.from({ length: runs }, () => costOf(() => run(text))));
  for (const write of texts) {
    const [once, twice] = [write(LENGTH), write(2 * LENGTH)];
    let short = costOf(() => run(once));
    if (short < MEASURABLE_MS) continue;
    short = Math.min(short, least(once, 1));
    let long = least(twice, 1);
    for (let left = ATTEMPTS; left > 0 && long / short > MOST_GROWTH; left--) {
      short = Math.min(short, least(once, RUNS));
      long = Math.min(long, least(twice, RUNS));
    }
    if (long / short > MOST_GROWTH && short >= MEASURABLE_MS)
      return `${JSON.stringify(once.slice(0, 40))}: ${short.toFixed(1)} ms, ${long.toFixed(1)} ms`;
  }
  return null;
}
