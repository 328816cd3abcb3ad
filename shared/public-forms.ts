import { italianPath } from './languages.ts';
import { pagePath } from './paths.ts';

/** Header of a form whose hidden field was filled in: people do not see it, and some programs fill in everything. */
export const TRAP_HEADER = 'X-Form-Trap';
export const TRAP_FIELD = 'website';
/** The widget puts its token into a field of this name. */
export const TURNSTILE_FIELD = 'cf-turnstile-response';
export const TURNSTILE_HEADER = 'X-Turnstile-Token';
export const TURNSTILE_ORIGIN = 'https://challenges.cloudflare.com';
export const TURNSTILE_SCRIPT = `${TURNSTILE_ORIGIN}/turnstile/v0/api.js?render=explicit`;
/** `meta` with the site key, in every document while Turnstile is on; its `data-here` says that this one may load it. */
export const TURNSTILE_META = 'turnstile-site-key';

/** Name of a form that anybody may send: Turnstile's token holds the one that it was made for. */
export type FormAction =
  | 'login'
  | 'register'
  | 'reset'
  | 'profile'
  | 'message'
  | 'alert'
  | 'contact'
  | 'report'
  | 'apply';

const FORMS: ReadonlySet<string> = new Set([
  pagePath.contact(),
  pagePath.register(),
  pagePath.login(),
  pagePath.forgotPassword(),
  pagePath.publishCandidate(),
  pagePath.alerts(),
  pagePath.blog(),
  pagePath.linkedApplication(),
]);
const DETAILS = /^\/(offerte|candidati)\/[^/]+$/;

/** True if a page has a form that anybody may send, or one that asks for Turnstile now and then: it is allowed on these only. */
export function hasPublicForm(path: string): boolean {
  const italian = italianPath(path);
  return FORMS.has(italian) || DETAILS.test(italian);
}
