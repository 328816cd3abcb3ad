export const LENGTH = 10_000;
const MOST_GROWTH = 2.5;
/** What takes less is measured by nobody, and harms nobody. */
const MOMENT_MS = 1;
const RUNS = 5;
const ATTEMPTS = 4;

export const filled = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Milliseconds, the least of a few runs: what else the machine does only adds to them. */
function costOf(run: () => unknown, runs: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let left = runs; left > 0; left--) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/**
 * The beginning of the first of these texts that takes more than two and a half times as long where it is twice as long, with
 * its times; null without one. One that seems to is measured again, as a busy machine makes it seem so.
 */
export function slowestGrowth(
  run: (text: string) => unknown,
  texts: readonly ((length: number) => string)[],
): string | null {
  for (const write of texts) {
    const once = write(LENGTH);
    if (costOf(() => run(once), 2) < MOMENT_MS) continue;
    const twice = write(2 * LENGTH);
    let growth = Number.POSITIVE_INFINITY;
    let times = '';
    for (let left = ATTEMPTS; left > 0 && growth > MOST_GROWTH; left--) {
      const [short, long] = [costOf(() => run(once), RUNS), costOf(() => run(twice), RUNS)];
      growth = long / short;
      times = `${short.toFixed(1)} ms, ${long.toFixed(1)} ms`;
    }
    if (growth > MOST_GROWTH) return `${JSON.stringify(once.slice(0, 40))}: ${times}`;
  }
  return null;
}
