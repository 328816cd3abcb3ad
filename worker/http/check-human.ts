import type { Context, MiddlewareHandler } from 'hono';
import * as mini from 'zod/mini';
import { type FormAction, TRAP_HEADER, TURNSTILE_HEADER } from '../../shared/public-forms.ts';
import { type AppEnv, isTestSecret } from '../env.ts';
import { DomainError } from '../errors.ts';
import { logLine } from '../log.ts';
import { clientAddress } from './network.ts';
import { findAccount } from './session.ts';

const VERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
/** Longest wait of each of the two attempts. */
const TIMEOUT_MS = 4000;
const MOST_TOKEN = 2048;

export const TRAPPED =
  'Non è stato inviato: è compilato un campo nascosto, che di solito riempiono i programmi. Ricarica la pagina, disattiva il completamento automatico e riprova.';
const NOT_HUMAN =
  'Non è stato inviato: non siamo riusciti a verificare che a scrivere sia una persona. Riprova; se succede ancora, ricarica la pagina.';

const OURS = ['missing-input-secret', 'invalid-input-secret'];

const outcomeSchema = mini.object({
  success: mini.boolean(),
  'error-codes': mini._default(mini.array(mini.string()), []),
  hostname: mini.optional(mini.string()),
  action: mini.optional(mini.string()),
});
type Outcome = mini.infer<typeof outcomeSchema>;

/**
 * Protects forms that anybody may send: refuses a filled hidden field and, if Turnstile is on, a visitor whom it does not
 * take for a person. Nothing is stored then, and the response says so.
 */
export const checkHuman =
  (action: FormAction): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await checkPerson(c, action);
    await next();
  };

export async function checkPerson(c: Context<AppEnv>, action: FormAction): Promise<void> {
  if (c.req.header(TRAP_HEADER)) throw new DomainError('invalid', TRAPPED);
  const { TURNSTILE_SECRET } = c.get('config');
  if (TURNSTILE_SECRET !== undefined) await verify(c, TURNSTILE_SECRET, action);
}

export const answersTurnstile = (c: Context<AppEnv>): boolean => Boolean(c.req.header(TURNSTILE_HEADER));

/** `checkHuman` for visitors only: signed-in people were checked when they registered. */
export const checkHumanVisitor =
  (action: FormAction): MiddlewareHandler<AppEnv> =>
  async (c, next) =>
    (await findAccount(c)) === null ? checkHuman(action)(c, next) : next();

/**
 * Asks Cloudflare. Fails open when Cloudflare does not answer, as limits and daily caps still hold: people who look for
 * work must not wait for another company's service (docs/adr/0012-limits-instead-of-walls.md).
 */
async function verify(c: Context<AppEnv>, secret: string, action: FormAction): Promise<void> {
  const response = c.req.header(TURNSTILE_HEADER) ?? '';
  if (response.length > MOST_TOKEN) throw new DomainError('forbidden', NOT_HUMAN);
  const body = JSON.stringify({
    secret,
    response,
    remoteip: clientAddress(c),
    // Without this key, Cloudflare would refuse the second request with the same token.
    idempotency_key: crypto.randomUUID(),
  });
  const outcome = (await request(body)) ?? (await request(body));
  if (outcome === null) {
    logLine('error', { event: 'turnstile-down', requestId: c.get('requestId') });
    return;
  }
  const { success, 'error-codes': codes } = outcome;
  if (success && (isTestSecret(secret) || isOfForm(c, outcome, action))) return;
  if (codes.some((code) => OURS.includes(code)))
    throw new DomainError('misconfigured', 'Configuration: Turnstile refuses TURNSTILE_SECRET');
  throw new DomainError('forbidden', NOT_HUMAN);
}

/**
 * True for a token that was made on this host and for this form: one that somebody had solved for another form, or elsewhere, is
 * worth nothing here.
 */
function isOfForm(c: Context<AppEnv>, { hostname, action }: Outcome, wanted: FormAction): boolean {
  return hostname === new URL(c.req.url).hostname && action === wanted;
}

async function request(body: string): Promise<Outcome | null> {
  try {
    const response = await fetch(VERIFY, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      // The secret goes to this address and to no other.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const outcome = outcomeSchema.parse(await response.json());
    return outcome['error-codes'].includes('internal-error') ? null : outcome;
  } catch {
    return null;
  }
}
