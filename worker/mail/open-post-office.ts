import type { Config } from '../env.ts';
import { bindingOffice } from './binding-office.ts';
import type { PostOffice } from './post-office.ts';

/** The service for mails that the configuration names. */
export const openPostOffice = (env: Env, _config: Config): PostOffice => bindingOffice(env.EMAIL);
