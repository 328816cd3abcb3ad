import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Does something with a folder that is gone afterwards, however that went.
 * @template T
 * @param {string} name
 * @param {(folder: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withFolder(name, use) {
  const folder = mkdtempSync(join(tmpdir(), `lavoro-in-valle-${name}-`));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
