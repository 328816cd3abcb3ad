import type { D1Migration } from '@cloudflare/vitest-plugin';

declare module 'vitest' {
  interface ProvidedContext {
    /** The files of `migrations/`, read in Node by `vitest.config.ts`. */
    migrations: D1Migration[];
    /** How often each property is tried, or as often as `PROPERTY_RUNS` says. */
    propertyRuns: number;
    /** Port of the API for mails of `test/mail-api.ts`. */
    mailApi: number;
    /** Port of the bucket of `test/bucket-api.ts`. */
    bucketApi: number;
    /** Port of the push service of `scripts/testing/push-service.ts`. */
    pushService: number;
    /** SQL API of Analytics Engine of `test/counts-api.ts`. */
    countsApi: { port: number; token: string };
    /** Port of what says how much processor time workerd has used; in `npm run bench` alone. */
    cpu: number;
    /** How many open offers `npm run bench` measures with, ascending, and how many ended ones beside them. */
    bench: { offers: number[]; archive: number };
  }
}
