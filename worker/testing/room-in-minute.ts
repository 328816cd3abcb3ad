/**
 * Waits for the next minute where this one has fewer seconds left than a test needs: limits count by the minutes of the
 * clock, so requests on both sides of its end would be counted apart.
 */
export async function roomInMinute(seconds: number): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < seconds * 1000) await scheduler.wait(left);
}
