/** Stands for work that was not done in time. */
export const OVERDUE = Symbol('late');

/**
 * Result of some work, or `OVERDUE` after `ms`; the work goes on, and the caller handles it.
 * @throws what the work throws in time
 */
export async function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result | typeof OVERDUE> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const overdue = new Promise<typeof OVERDUE>((resolve) => {
    timer = setTimeout(() => resolve(OVERDUE), ms);
  });
  try {
    return await Promise.race([work, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
