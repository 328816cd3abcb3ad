import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { isFileForm } from './file-form.ts';

/** True for a form that a page without script has sent: its answer is opened as a page. Scripts ask for no HTML. */
export const isFormOfPage = (c: Context<AppEnv>): boolean =>
  c.req.method === 'POST' && isFileForm(c) && /text\/html/.test(c.req.header('accept') ?? '');
