import { app } from './app.ts';
import { runQueued, runScheduled } from './scheduled.ts';

export default {
  fetch: (request, env, context) => app.fetch(request, env, context),
  scheduled: ({ cron, scheduledTime }, env) =>
    runScheduled(cron, env, new Date(scheduledTime), new Date(Math.max(scheduledTime, Date.now()))),
  queue: async ({ messages }, env) => {
    for (const { body } of messages) await runQueued(body, env);
  },
} satisfies ExportedHandler<Env>;
