import * as mini from 'zod/mini';
import { knownOperator, operatorPlaceholders } from '../shared/operator.ts';
import type { Account, AccountSession } from './db/accounts.ts';
import type { Database } from './db/client.ts';
import { DomainError } from './errors.ts';
import {
  allowsNewsletter,
  backupFields,
  countFields,
  countIssues,
  indexNowFields,
  mailFields,
  mailIssues,
  pageFields,
  pushFields,
  type Sender,
} from './settings.ts';

const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
export const isLocal = (url: string): boolean => URL.canParse(url) && LOCAL_HOST.test(new URL(url).hostname);

/** Cloudflare's secrets for tests, with which any token is good, of whatever host and form. */
const TEST_SECRET = /^[123]x0{31}AA$/;
export const isTestSecret = (secret: string): boolean => TEST_SECRET.test(secret);

const addressOf = (value: string | Sender): string => (typeof value === 'string' ? value : value.email);

const configFields = mini.object({
  SITE_URL: mini.pipe(
    mini.url({ protocol: /^https?$/ }),
    mini.transform((url) => url.replace(/(?<!\/)\/+$/, '')),
  ),
  ...mailFields,
  ...backupFields,
  ...countFields,
  ...pageFields,
  ...indexNowFields,
  ...pushFields,
  SUPPORT_EMAIL: mini.email(),
  RATE_LIMITS: mini.enum(['on', 'off']),
  /** Strength of the hashes of passwords, as `worker/accounts/password.ts` has them. */
  PASSWORD_COST: mini._default(mini.enum(['full', 'least']), 'full'),
  SERVICE_WORKER: mini._default(mini.enum(['on', 'off']), 'on'),
  JWT_SECRET: mini.string().check(mini.minLength(32, 'at least 32 characters')),
  /** Turnstile: both or neither; without them it is off. */
  TURNSTILE_SITE_KEY: mini.optional(mini.string().check(mini.minLength(10))),
  TURNSTILE_SECRET: mini.optional(mini.string().check(mini.minLength(10))),
});

const configSchema = configFields.check(
  mini.superRefine((config, context) => {
    const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if ((config.TURNSTILE_SITE_KEY === undefined) !== (config.TURNSTILE_SECRET === undefined))
      issue('TURNSTILE_SECRET', 'goes with TURNSTILE_SITE_KEY: set both or neither');
    for (const [path, message] of [...mailIssues(config), ...countIssues(config)]) issue(path, message);
    if (isLocal(config.SITE_URL)) return;
    if (isTestSecret(config.TURNSTILE_SECRET ?? ''))
      issue('TURNSTILE_SECRET', 'a key for tests lets everybody through');
    if (config.NEWSLETTER === 'on' && !allowsNewsletter(config))
      issue(
        'NEWSLETTER',
        '"on" needs a service for mails that allows it: that of the binding is for transactional mail',
      );
    if (config.RATE_LIMITS === 'off') issue('RATE_LIMITS', '"off" works only with a localhost SITE_URL');
    if (config.PUSH_SERVICE_URL !== undefined) issue('PUSH_SERVICE_URL', 'works only with a localhost SITE_URL');
    if (config.PASSWORD_COST === 'least') issue('PASSWORD_COST', '"least" works only with a localhost SITE_URL');
    for (const name of ['MAIL_FROM', 'SUPPORT_EMAIL'] as const)
      if (addressOf(config[name]).endsWith('example.org')) issue(name, 'still the example address');
    const { supportEmail = config.SUPPORT_EMAIL } = knownOperator();
    if (config.SUPPORT_EMAIL !== supportEmail)
      issue('SUPPORT_EMAIL', 'is not the supportEmail of shared/operator.ts, which the pages name');
    for (const field of operatorPlaceholders()) issue(`operator.${field}`, 'still a placeholder in shared/operator.ts');
  }),
);

/** The Worker's variables and secrets, checked. `SITE_URL` has no slash at its end. */
export type Config = mini.infer<typeof configSchema>;

/** The moment of a request or a run, and what its mails and links are made with. */
export type Site = {
  readonly siteUrl: string;
  readonly secret: string;
  readonly now: Date;
  /** Address that its mails come from, which organises interviews. */
  readonly mailFrom: string;
  /** Domain whose mails come to `worker/conversations/receive-mail.ts`; left out where none do. */
  readonly replyDomain?: string | undefined;
};

export const siteOf = ({ SITE_URL, JWT_SECRET, MAIL_FROM, REPLY_DOMAIN }: Config, now: Date): Site => ({
  siteUrl: SITE_URL,
  secret: JWT_SECRET,
  now,
  mailFrom: MAIL_FROM.email,
  replyDomain: REPLY_DOMAIN || undefined,
});

/** Bindings that nothing needs, for a valley that outgrows what it has without them (docs/growing.md). */
export type OptionalBindings = {
  readonly COUNTS?: AnalyticsEngineDataset;
  readonly ALERTS?: Queue;
  readonly MAILS?: Queue;
};

export const optionalBindings = (env: Env): OptionalBindings => env as OptionalBindings;

/** Hono context of a request: bindings, and the variables that middleware sets. */
export type AppEnv = {
  Bindings: Env;
  Variables: {
    requestId: string;
    config: Config;
    now: Date;
    db: Database;
    /** Position of the database that this person's requests must read at least, after a write; else null. */
    bookmark: string | null;
    pageRoute: string | undefined;
    /** True for what a cache for everybody answered, false for what it may keep from now on. */
    cached: boolean | undefined;
    /** The session of the request once it was looked up; null where there is none. */
    session: AccountSession | null | undefined;
    /** Set by `requireAccount` and `requireOwnAccount` only. */
    account: Account;
    /** Set by the same: the session of the request's token. */
    sessionId: string;
    /** Number of the account that a token names, also where it is refused afterwards; for the log. */
    namedAccount: number | undefined;
    /** True if a passkey has verified the person who uses the session. */
    isVerified: boolean;
  };
};

const parsed = new WeakMap<object, Config>();

/**
 * Parses the variables once per isolate.
 * @throws DomainError `misconfigured`, with the reasons in its message, which only the log shows
 */
export function readConfig(env: Env): Config {
  const known = parsed.get(env);
  if (known) return known;
  const result = configSchema.safeParse(env);
  if (!result.success) {
    const reasons = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new DomainError('misconfigured', `Configuration: ${reasons.join('; ')}`);
  }
  parsed.set(env, result.data);
  return result.data;
}

/** A localhost `SITE_URL` behind a public address would put dead links into mails and search engines. */
export function refuseLocalSiteUrl(config: Config, requestUrl: string, servedByEdge: boolean): void {
  if (servedByEdge && isLocal(config.SITE_URL) && !isLocal(requestUrl))
    throw new DomainError('misconfigured', 'Configuration: SITE_URL is still localhost on a deployed Worker');
}
