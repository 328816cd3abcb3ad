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

interface Window {
  turnstile?: TurnstileApi;
}
