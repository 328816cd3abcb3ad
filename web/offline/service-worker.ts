import { type PageMessage, SERVICE_WORKER, type WorkerMessage } from '../../shared/offline.ts';
import { scriptUrl } from '../app/trusted-types.ts';

/** The browser's service workers; undefined where it has none, or forbids them with its storage. */
function container(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

export const isControlled = (): boolean => Boolean(container()?.controller);

/** Registers the worker. A browser that refuses (blocked storage, private window) has the site as it is without one. */
export async function registerWorker(): Promise<void> {
  try {
    await container()?.register(scriptUrl(SERVICE_WORKER), { updateViaCache: 'none' });
  } catch {
    // Nothing depends on it.
  }
}

export const notifyWorker = (message: PageMessage): void => container()?.controller?.postMessage(message);

/** A page may have just been opened elsewhere, and still be on its way. */
const UNSEEN_MS = 3_000;

/** Lets a newer worker take over unseen, not at once: Chromium 150 would leave a document without a response. */
export function takeOverUnseen(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askWaiting = async () => {
    (await container()?.getRegistration())?.waiting?.postMessage({ type: 'take-over' } satisfies PageMessage);
  };
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(askWaiting, UNSEEN_MS);
  });
}

/** Calls `tell` now, where a worker is in charge, and whenever one takes over; returns how to stop. */
export function withWorker(notify: (takesOver: boolean) => void): () => void {
  const onChange = () => notify(true);
  if (isControlled()) notify(false);
  container()?.addEventListener('controllerchange', onChange);
  return () => container()?.removeEventListener('controllerchange', onChange);
}

export function onWorkerMessage(listener: (message: WorkerMessage) => void): void {
  container()?.addEventListener('message', ({ data }) => listener(data));
}
