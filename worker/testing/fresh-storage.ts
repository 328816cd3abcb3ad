import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { inject } from 'vitest';

// Runs before each test file: its storage is empty and migrated, whatever the files before it left behind.
await reset();
await applyD1Migrations(env.DB, inject('migrations'));
