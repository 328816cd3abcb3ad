import { sql } from 'drizzle-orm';
import type { Health } from '../shared/calls/all.ts';
import type { Database } from './db/client.ts';

/** State of the version, the database and the cache; reads one row of each. */
export async function readHealth(db: Database, kv: KVNamespace, now: Date): Promise<Health> {
  const [database, cache] = await Promise.all([databaseState(db), cacheState(kv)]);
  const status = database !== 'ok' ? 'down' : cache === 'ok' ? 'ok' : 'degraded';
  return { status, version: __BUILD_ID__, database, cache, time: now.toISOString() };
}

async function databaseState(db: Database): Promise<Health['database']> {
  try {
    const rows = await db.all(sql`SELECT 1 FROM sqlite_master WHERE name IN ('users', 'job_search', 'outbox')`);
    return rows.length === 3 ? 'ok' : 'not migrated';
  } catch {
    return 'unreachable';
  }
}

async function cacheState(kv: KVNamespace): Promise<Health['cache']> {
  try {
    await kv.get('version', { cacheTtl: 30 });
    return 'ok';
  } catch {
    return 'unreachable';
  }
}
