/** A source of chance that is the same every time. */
export type Random = {
  /** From 0 to below 1. */
  readonly next: () => number;
  readonly pick: <T>(items: readonly T[]) => T;
  /** A new array. */
  readonly shuffle: <T>(items: readonly T[]) => T[];
};

/** Mulberry32: 32 bits of state, good enough to mix demo data. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  function pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('pick: nothing to pick from');
    return item;
  }
  const shuffle = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  return { next, pick, shuffle };
}
