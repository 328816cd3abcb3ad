import { app } from './app.ts';
import { runScheduled } from './scheduled.ts';

export default {
  fetch: (request, env, context) => app.fetch(request, env, context),
  scheduled: ({ cron, scheduledTime }, env) =>
    runScheduled(cron, env, new Date(scheduledTime), new Date(Math.max(scheduledTime, Date.now()))),
} satisfies ExportedHandler<Env>;
