import type { Plugin } from 'vite';

/** What the app loads when somebody presses, opens or writes, which nobody does at the edge. */
const MODULES = [
  '/web/candidates/contact-form.tsx',
  '/web/forms/turnstile.tsx',
  '/web/jobs/job-chart.tsx',
  '/web/lists/place-suggestions.tsx',
  '/web/newsletter/newsletter-form.tsx',
  '/web/reports/report-dialog.tsx',
  '/web/ui/toast-viewport.tsx',
  '/node_modules/@simplewebauthn/browser/esm/index.js',
];

/**
 * Leaves modules out of the Worker that only browsers load. Where the edge loads one all the same, it is told so.
 * @param worker name of the Worker's environment
 * @throws where the Worker does not name one of them any more
 */
export function browserOnly(worker: string): Plugin {
  const met = new Set<string>();
  return {
    name: 'browser-only',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === worker,
    load(id) {
      const module = MODULES.find((end) => id.endsWith(end));
      if (module === undefined) return null;
      met.add(module);
      return `throw new Error(${JSON.stringify(`${module} is for browsers, and not in the Worker`)});`;
    },
    buildEnd(error) {
      const unknown = MODULES.filter((module) => !met.has(module));
      if (!error && unknown.length > 0)
        throw new Error(`In scripts/lib/browser-only.ts, but not loaded by the Worker: ${unknown.join(', ')}`);
    },
  };
}
