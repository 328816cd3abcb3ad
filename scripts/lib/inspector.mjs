import { setTimeout as wait } from 'node:timers/promises';

/** Between two looks: as often as the isolate answers. */
const LOOK_MS = 10;

/**
 * Looks at the memory of the Worker's own isolate through V8's inspector: objects on its heap, and buffers beside it, also
 * those that could be collected.
 * @param {number} port of the inspector
 * @returns {Promise<{ now: () => Promise<number>, stop: () => Promise<number> }>} both in bytes; `stop` tells the most since the beginning
 */
export async function watchIsolate(port) {
  const answer = await fetch(`http://127.0.0.1:${port}/json`);
  const isolates = /** @type {{ id: string, webSocketDebuggerUrl: string }[]} */ (await answer.json());
  // Beside those of the simulator's own parts.
  const worker = isolates.find(({ id }) => id.startsWith('core:user:'));
  const socket = new WebSocket(worker?.webSocketDebuggerUrl ?? '');
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = () => fail(new Error('watchIsolate: the inspector does not answer'));
  });
  let id = 0;
  /** @type {Map<number, (result: Record<string, number>) => void>} */
  const asked = new Map();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    asked.get(message.id)?.(message.result);
    asked.delete(message.id);
  };
  /** @param {string} method @returns {Promise<Record<string, number>>} */
  const call = (method) =>
    new Promise((done) => {
      asked.set(++id, done);
      socket.send(JSON.stringify({ id, method }));
    });
  async function now() {
    const { usedSize = 0, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await call('Runtime.getHeapUsage');
    return usedSize + embedderHeapUsedSize + backingStorageSize;
  }
  let most = 0;
  let isWatching = true;
  const watching = (async () => {
    for (; isWatching; await wait(LOOK_MS)) most = Math.max(most, await now());
  })();
  return {
    now,
    stop: async () => {
      isWatching = false;
      await watching;
      socket.close();
      return most;
    },
  };
}
