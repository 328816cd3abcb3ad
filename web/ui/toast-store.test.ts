import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast, showToast } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

function shownId(): number {
  const toast = currentToast();
  if (!toast) throw new Error('no toast');
  return toast.id;
}

test('shows one at a time: a new toast takes the place of the old one', () => {
  showToast({ title: 'Candidatura inviata!' });
  const first = shownId();
  showToast({ title: 'Errore', description: 'Email o password non validi.', tone: 'destructive' });

  expect(currentToast()).toMatchObject({ title: 'Errore', tone: 'destructive', open: true });
  dismissToast(first);
  expect(currentToast()).toMatchObject({ title: 'Errore', open: true });
});

test('keeps a dismissed toast for 1,000,000 ms', () => {
  showToast({ title: 'Messaggio inviato!' });
  dismissToast(shownId());

  expect(currentToast()).toMatchObject({ open: false });
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeUndefined();
});

test('the removal of a dismissed toast does not take the next one with it', () => {
  showToast({ title: 'Primo' });
  dismissToast(shownId());
  vi.advanceTimersByTime(500_000);
  showToast({ title: 'Secondo' });
  vi.advanceTimersByTime(600_000);

  expect(currentToast()).toMatchObject({ title: 'Secondo', open: true });
});
