/// <reference types="vite/client" />
declare module 'virtual:uno.css';

/** Version of the build, put in by vite: `package version+time`. */
declare const __BUILD_ID__: string;

/** What is used of Cloudflare's script (web/forms/turnstile.tsx). */
interface TurnstileApi {
  readonly render: (box: HTMLElement, options: Readonly<Record<string, unknown>>) => string | undefined;
  readonly reset: (widget: string) => void;
  readonly remove: (widget: string) => void;
}

/** Where zod takes its settings from (web/no-eval.ts). */
declare var __zod_globalConfig: { readonly jitless: boolean };

/** What is used of the browser's trusted types, which not every browser has (web/trusted-types.ts). Its strings are objects. */
interface TrustedTypes {
  readonly createPolicy: <Rules extends Readonly<Record<string, (text: string) => string>>>(
    name: string,
    rules: Rules,
  ) => Rules;
}

interface Window {
  trustedTypes?: TrustedTypes;
  turnstile?: TurnstileApi;
}
