/** Wait before the first tooltip; none for 300 ms after one has closed (docs/product.md#constants). */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

let closeOpenTooltip: (() => void) | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

/** Milliseconds that a pointer has to rest before its tooltip opens. `now` as by `performance.now()`. */
export function openDelay(now: number): number {
  return closeOpenTooltip || now - closedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
}

/** Records an open tooltip and closes the one before it. */
export function tooltipOpened(close: () => void): void {
  if (closeOpenTooltip !== close) closeOpenTooltip?.();
  closeOpenTooltip = close;
}

/** Records that this tooltip has closed at `now`; nothing when another one is open by now. */
export function tooltipClosed(close: () => void, now: number): void {
  if (closeOpenTooltip !== close) return;
  closeOpenTooltip = undefined;
  closedAt = now;
}
