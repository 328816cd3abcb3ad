import type { D1Migration } from '@cloudflare/vitest-plugin';

declare module 'vitest' {
  interface ProvidedContext {
    /** The files of `migrations/`, read in Node by `vitest.config.ts`. */
    migrations: D1Migration[];
  }
}
