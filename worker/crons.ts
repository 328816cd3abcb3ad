/**
 * Crons of `wrangler.toml`, each with the longest time in minutes between two of its runs that come as they should
 * (test/repo/wrangler.test.ts holds both).
 */
export const CRON_MINUTES = {
  '*/5 * * * *': 5,
  '10 3 * * *': 24 * 60,
  '*/10 7-9 * * MON': 7 * 24 * 60 - 170,
  '* * * * *': 1,
  '*/10 0-2 * * *': 24 * 60 - 170,
} as const;

export type Cron = keyof typeof CRON_MINUTES;

export const isCron = (expression: string): expression is Cron => Object.hasOwn(CRON_MINUTES, expression);
