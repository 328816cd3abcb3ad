import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/port.mjs';
import { findWebKit } from '../../scripts/lib/programs.mjs';
import type { Engine, Key } from './engine.ts';

/** Keys as WebDriver names them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS: Readonly<Record<Key, string>> = { Tab: '\uE004', Enter: '\uE007' };

/** Key of an element in an answer of WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const LOAD_MS = 120_000;
/** After so long a script is taken for one that its document has lost on leaving: the driver never answers for it. */
const SCRIPT_MS = 10_000;

/** WebKitGTK by its own driver, in a window on a screen that nobody sees: 447 px wide, as its browser is never narrower. */
export async function startWebKit(): Promise<Engine> {
  await findWebKit();
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1600x2600x24'];
  const driver = spawn('xvfb-run', [...screen, 'dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`], {
    // A group of its own, so that the screen, the bus and the browser end with it.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, GDK_SCALE: '1', LANG: 'C.UTF-8', LANGUAGE: 'it' },
  });
  const kill = () => {
    try {
      if (driver.pid) process.kill(-driver.pid, 'SIGKILL');
    } catch {
      // They have ended already.
    }
  };
  process.once('exit', kill);
  const end = async () => {
    process.off('exit', kill);
    kill();
  };
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(path.endsWith('/execute/sync') ? SCRIPT_MS : LOAD_MS),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: Value };
    if (!answer.ok)
      throw new Error(`WebKit: ${method} ${path.replace(/^\/session\/[^/]+/, '')}: ${JSON.stringify(value)}`);
    return value;
  };
  try {
    await untilReady(() => call('GET', '/status'));
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities: {} });
    const callApi = <Value>(method: string, path: string, body?: object) =>
      call<Value>(method, `/session/${sessionId}${path}`, body);
    await callApi('POST', '/timeouts', { script: LOAD_MS, pageLoad: LOAD_MS });
    await callApi('POST', '/window/rect', { width: 447, height: 800 });
    const act = (source: object) => callApi<void>('POST', '/actions', { actions: [source] });
    return {
      name: 'WebKit',
      go: (url) => callApi('POST', '/url', { url }),
      run: (inPage, ...args) =>
        callApi('POST', '/execute/sync', { script: `return (${inPage}).apply(null, arguments)`, args }),
      tap: ({ x, y }) =>
        act({
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        }),
      type: async (text) => {
        const active = await callApi<Record<string, string>>('GET', '/element/active');
        await callApi('POST', `/element/${active[ELEMENT]}/value`, { text });
      },
      press: (key) =>
        act({ type: 'key', id: 'keyboard', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] })) }),
      choose: async (selector, path) => {
        const input = await callApi<Record<string, string>>('POST', '/element', {
          using: 'css selector',
          value: selector,
        });
        await callApi('POST', `/element/${input[ELEMENT]}/value`, { text: path });
      },
      picture: async () => Buffer.from(await callApi<string>('GET', '/screenshot'), 'base64'),
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Waits for a driver that is starting, on a busy machine for as long as a minute. */
async function untilReady(callApi: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (
      await callApi().then(
        () => true,
        () => false,
      )
    )
      return;
    await sleep(100);
  }
  throw new Error('WebKit: its driver does not start');
}
