/** Two-sided error of all comparisons of a run together, and the chance to see the difference that a run says it would see. */
export const ALPHA = 0.01;
export const POWER = 0.95;
/** Share of the times left out at each end: what else the machine does makes some of them very long. */
const TRIM = 0.2;

/** Comparison of `times`, in ms, with those of a reference. */
export type Comparison = {
  /** Trimmed means, and their difference with its interval at the level of the run. */
  readonly mean: number;
  readonly difference: number;
  readonly interval: readonly [low: number, high: number];
  /** Yuen's test of the trimmed means, and the Mann-Whitney U test. */
  readonly pMean: number;
  readonly pRank: number;
  /** The smallest difference of trimmed means that so many requests, as scattered as these, show with `POWER`. */
  readonly detectable: number;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Trimmed mean, and the square of its standard error (Yuen 1974). */
function trimmed(times: readonly number[]): { readonly mean: number; readonly variance: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const cut = Math.floor(TRIM * sorted.length);
  const kept = sorted.slice(cut, sorted.length - cut);
  const [low = 0, high = 0] = [kept[0], kept.at(-1)];
  const winsorized = sorted.map((time) => Math.min(Math.max(time, low), high));
  const middle = sum(winsorized) / winsorized.length;
  const squares = sum(winsorized.map((time) => (time - middle) ** 2));
  return { mean: sum(kept) / kept.length, variance: squares / (kept.length * (kept.length - 1)) };
}

/** Upper tail of the standard normal distribution (Abramowitz and Stegun 26.2.17, to 7 digits). */
export function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

/** The value that the standard normal distribution exceeds with this probability. */
export function quantile(upper: number): number {
  let [low, high] = [-10, 10];
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2;
    if (upperTail(middle) > upper) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const bothTails = (z: number): number => Math.min(1, 2 * upperTail(Math.abs(z)));

/** Mann-Whitney U test by its normal approximation, which holds from twenty values on; ties share their ranks. */
export function rankTest(times: readonly number[], reference: readonly number[]): number {
  const all = [...times.map((time) => [time, 1] as const), ...reference.map((time) => [time, 0] as const)];
  all.sort(([a], [b]) => a - b);
  let ranks = 0;
  for (let first = 0; first < all.length; ) {
    let last = first;
    while (last + 1 < all.length && all[last + 1]?.[0] === all[first]?.[0]) last++;
    const rank = (first + last) / 2 + 1;
    for (let place = first; place <= last; place++) ranks += rank * (all[place]?.[1] ?? 0);
    first = last + 1;
  }
  const [n, m] = [times.length, reference.length];
  const u = ranks - (n * (n + 1)) / 2;
  return bothTails((u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12));
}

/** Compares `times` with those of a reference. @param comparisons of the run, which share its error (Bonferroni) */
export function compare(times: readonly number[], reference: readonly number[], comparisons: number): Comparison {
  const [own, other] = [trimmed(times), trimmed(reference)];
  const error = Math.sqrt(own.variance + other.variance);
  const difference = own.mean - other.mean;
  const z = quantile(ALPHA / comparisons / 2);
  return {
    mean: own.mean,
    difference,
    interval: [difference - z * error, difference + z * error],
    pMean: bothTails(difference / error),
    pRank: rankTest(times, reference),
    detectable: (z + quantile(1 - POWER)) * error,
  };
}

/** True if a comparison shows a difference by either test. */
export const differs = ({ pMean, pRank }: Comparison, comparisons: number): boolean =>
  Math.min(pMean, pRank) < ALPHA / (2 * comparisons);
