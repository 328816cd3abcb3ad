import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { inject } from 'vitest';

/** Empties every binding and migrates the database. */
export async function freshStorage(): Promise<void> {
  await reset();
  await applyD1Migrations(env.DB, inject('migrations'));
}
