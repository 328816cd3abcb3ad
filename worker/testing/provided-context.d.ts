import type { D1Migration } from '@cloudflare/vitest-plugin';

declare module 'vitest' {
  interface ProvidedContext {
    /** The files of `migrations/`, read in Node by `vitest.config.ts`. */
    migrations: D1Migration[];
    /** How often each property is tried, or as often as `PROPERTY_RUNS` says. */
    propertyRuns: number;
    /** Ports of the mail servers of `test/smtp`, by their kind; of the page that says what they heard; and of nobody. */
    smtp: Readonly<
      Record<
        'plain' | 'login' | 'otherAuth' | 'few' | 'implicit' | 'starttls' | 'injects' | 'stranger' | 'heard' | 'nobody',
        number
      >
    >;
    /** How many open offers `npm run bench` measures with, ascending, and how many ended ones beside them. */
    bench: { offers: number[]; archive: number };
  }
}
