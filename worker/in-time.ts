/** Stands for work that was not done in time. */
export const LATE = Symbol('late');

/**
 * Result of some work, or `LATE` after `ms`; the work goes on, and the caller handles it.
 * @throws what the work throws in time
 */
export async function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result | typeof LATE> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
