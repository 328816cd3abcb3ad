import { app } from './app.ts';
import { receiveMail } from './conversations/receive-mail.ts';
import { runQueued, runScheduled } from './scheduled.ts';

export default {
  fetch: (request, env, context) => app.fetch(request, env, context),
  scheduled: ({ cron, scheduledTime }, env) =>
    runScheduled(cron, env, new Date(scheduledTime), new Date(Math.max(scheduledTime, Date.now()))),
  email: (message, env) => receiveMail(message, env, new Date()),
  queue: async ({ messages }, env) => {
    for (const { body } of messages) await runQueued(body, env);
  },
} satisfies ExportedHandler<Env>;
