/// <reference types="vite/client" />
declare module 'virtual:uno.css';

/** Version of the build, put in by vite: `package version+time`. */
declare const __BUILD_ID__: string;

/** The used parts of Cloudflare's script (web/forms/turnstile.tsx). */
interface TurnstileApi {
  readonly render: (box: HTMLElement, options: Readonly<Record<string, unknown>>) => string | undefined;
  readonly reset: (widget: string) => void;
  readonly remove: (widget: string) => void;
}

/** Settings of zod (web/app/entry-client.tsx). */
declare var __zod_globalConfig: { readonly jitless: boolean };

/**
 * The used parts of the browser's trusted types, which not every browser has (web/app/trusted-types.ts). Its strings are
 * objects.
 */
interface TrustedTypes {
  readonly createPolicy: <Rules extends Readonly<Record<string, (text: string) => string>>>(
    name: string,
    rules: Rules,
  ) => Rules;
}

/** Presses and changes before hydration, noted by `web/app/start-after-paint.js`. */
interface EarlyInput {
  /** Buttons that do nothing without script, in the order in which they were pressed, each once. */
  readonly pressed: ReadonlySet<HTMLButtonElement>;
  /** Fields that were changed, with the state that they were left in. */
  readonly filled: ReadonlyMap<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, string | boolean>;
  readonly stopPresses: () => void;
  readonly stop: () => void;
}

interface Window {
  readonly earlyInput?: EarlyInput;
  trustedTypes?: TrustedTypes;
  turnstile?: TurnstileApi;
}
