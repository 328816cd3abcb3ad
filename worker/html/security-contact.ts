import type { Context } from 'hono';
import { knownOperator, SECURITY_CONTACT_UNTIL } from '../../shared/operator.ts';
import { machinePath, pagePath } from '../../shared/paths.ts';
import type { AppEnv } from '../env.ts';
import { serveText } from './serve-text.ts';

/** Serves whom to tell of a weakness (RFC 9116): the operator's mailbox first, then the form. */
export const serveSecurityContact = (c: Context<AppEnv>): Promise<Response> => {
  const { SITE_URL, SUPPORT_EMAIL } = c.get('config');
  return serveText(c, {
    address: machinePath.securityContact(),
    type: 'text/plain; charset=utf-8',
    make: async () => ({
      body: `Contact: mailto:${knownOperator().supportEmail ?? SUPPORT_EMAIL}
Contact: ${SITE_URL}${pagePath.contact()}
Expires: ${SECURITY_CONTACT_UNTIL}
Preferred-Languages: it, en
Canonical: ${SITE_URL}${machinePath.securityContact()}
`,
      until: null,
    }),
  });
};
