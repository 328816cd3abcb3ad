import { afterEach, vi } from 'vitest';
import { setHashCost } from '../accounts/password.ts';
import { setPatience } from '../http/batch.ts';
import { freshStorage } from './forget-copies.ts';

// Runs before each test file: its storage is empty and migrated, whatever the files before it left behind.
await freshStorage();

// Counts are looked at as soon as they are made.
setPatience(0);

// Hashes that are made before the first request, too.
setHashCost('least');

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
