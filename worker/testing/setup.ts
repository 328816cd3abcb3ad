import { freshStorage } from './fresh-storage.ts';

// Runs before each test file: its storage is empty and migrated, whatever the files before it left behind.
await freshStorage();
