import type { DataRouter } from 'react-router';

const KEY = 'lavoro-in-valle.reopened';

/** How Chromium, Firefox, Safari and vite say that a page's code did not arrive. */
const NO_CODE = /dynamically imported module|Importing a module script|preload CSS/i;

/** Loads the document of a page whose code a deploy has removed; the document names the new code. */
export function reopenAfterDeploy(router: DataRouter): void {
  const look = ({ errors, location }: DataRouter['state']) => {
    const isWithoutCode = Object.values(errors ?? {}).some(
      (error) => error instanceof Error && NO_CODE.test(error.message),
    );
    if (isWithoutCode) void reopenOnce(location.pathname + location.search);
  };
  look(router.state);
  router.subscribe(look);
}

/** Once per address and build, and only where the server answers; else the person decides. */
async function reopenOnce(address: string): Promise<void> {
  try {
    const attempt = `${__BUILD_ID__} ${address}`;
    if (sessionStorage.getItem(KEY) === attempt) return;
    if (!(await fetch(address, { method: 'HEAD' })).ok) return;
    sessionStorage.setItem(KEY, attempt);
    window.location.replace(address);
  } catch {
    // No network; or no storage, and without a memory this could go on for ever.
  }
}
