import { app } from './app.ts';
import { runScheduled } from './scheduled.ts';

export default {
  fetch: (request, env, context) => app.fetch(request, env, context),
  scheduled: (controller, env) => runScheduled(controller.cron, env, new Date(controller.scheduledTime)),
} satisfies ExportedHandler<Env>;
