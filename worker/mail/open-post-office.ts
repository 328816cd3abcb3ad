import type { Config } from '../env.ts';
import { bindingOffice } from './binding-office.ts';
import type { PostOffice } from './post-office.ts';
import { smtpOffice } from './smtp-office.ts';

/** The service for mails that the configuration names. @param hasTime false once no mail may be begun any more */
export function openPostOffice(env: Env, config: Config, hasTime: () => boolean): PostOffice {
  const {
    MAIL_PROVIDER,
    SMTP_HOST: host,
    SMTP_PORT: port,
    SMTP_TLS: tls,
    SMTP_USER: user,
    SMTP_PASSWORD: password,
  } = config;
  if (MAIL_PROVIDER === 'binding' || host === undefined) return bindingOffice(env.EMAIL);
  const login = user !== undefined && password !== undefined ? { user, password } : null;
  return smtpOffice({ host, port, tls, login }, hasTime);
}

/** False where the binding is meant and is not there; what a mail server needs the configuration itself checks. */
export const hasPostOffice = (env: { readonly EMAIL?: unknown }, { MAIL_PROVIDER }: Config): boolean =>
  MAIL_PROVIDER !== 'binding' || Boolean(env.EMAIL);
