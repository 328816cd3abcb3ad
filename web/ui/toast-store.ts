type ToastTone = 'default' | 'destructive';

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  tone?: ToastTone | undefined;
}

export interface Toast extends ToastMessage {
  id: number;
  /** False once dismissed, by time, swipe or key; it is kept for `REMOVE_DELAY_MS` more. */
  open: boolean;
}

export interface ToastProps {
  toast: Toast;
  /** Names of its button and of its place, where they are not Italian. */
  labels?: { close: string; region: string } | undefined;
}

/** Timing and limits of toasts (docs/product.md#look-and-voice). */
export const TOAST_DURATION_MS = 5_000;
const REMOVE_DELAY_MS = 1_000_000;

let current: Toast | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: Toast | undefined) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a message, in the place of the one that may still be there: one is visible at a time. */
export function showToast(message: ToastMessage): void {
  clearTimeout(removal);
  lastId += 1;
  change({ ...message, id: lastId, open: true });
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  change({ ...current, open: false });
  removal = setTimeout(() => change(undefined), REMOVE_DELAY_MS);
}

/** Takes a message away that the next page says, too. */
export function dismissShown(): void {
  if (current) dismissToast(current.id);
}

/** The latest toast, open or dismissed; the same object until something changes. */
export function currentToast(): Toast | undefined {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
