import { SERVICE_WORKER } from '../../shared/offline.ts';
import { TURNSTILE_SCRIPT } from '../../shared/public-forms.ts';
import { TRUSTED_TYPES_POLICY } from '../../shared/site.ts';

const SCRIPTS: readonly string[] = [SERVICE_WORKER, TURNSTILE_SCRIPT];

/** Rules for everything that becomes a script. Each returns its input, or throws. */
const rules = {
  /** The addresses that scripts are loaded from, and no others. */
  createScriptURL(url: string): string {
    if (!SCRIPTS.includes(url)) throw new TypeError(`trusted types: ${url}`);
    return url;
  },
  /** JSON, which does nothing even where it is run. */
  createScript(json: string): string {
    JSON.parse(json);
    return json;
  },
};

// Browsers without trusted types get the texts themselves, checked all the same.
const policy = window.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, rules) ?? rules;

/** Address of a script, as browsers take it that require trusted types. @throws TypeError for one that is not ours */
export const scriptUrl = (url: string): string => policy.createScriptURL(url);

/** Content of a script element that holds data. @throws SyntaxError where it is no JSON */
export const dataScript = (json: string): string => policy.createScript(json);
