import type { Context } from 'hono';
import { describeError } from '../describe-error.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';

/**
 * A built file, as the platform serves it.
 * @throws DomainError `misconfigured` where nothing serves it
 */
export async function fetchAsset(c: Context<AppEnv>, request: Request): Promise<Response> {
  try {
    return await c.env.ASSETS.fetch(request);
  } catch (error) {
    throw new DomainError('misconfigured', `fetchAsset: ${describeError(error)}`);
  }
}
