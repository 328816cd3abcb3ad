import { spawn } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure, ROOT, toolEnvironment } from './run.mjs';

const READY_WITHIN_MS = 60_000;
const STOPS_WITHIN_MS = 5_000;

/**
 * A server that runs until it is stopped.
 * @typedef {object} Server
 * @property {number} group id of the process group that it and all it has started belong to
 * @property {() => Promise<void>} stop ends it and everything it has started
 * @property {Promise<void>} closed resolves when it has ended, however that came
 */

/**
 * Starts a server and waits until `/api/health` says that it can serve.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ url: string, env?: Record<string, string>, verbose?: boolean, log?: string | undefined }} options `verbose`: prints the server's
 *   output from the start, else only once it serves. `log`: a file that is overwritten with the output instead
 * @returns {Promise<Server>}
 * @throws {Failure} with the output, if the server ends or does not serve in time
 */
export async function startServer(command, args, { url, env = {}, verbose = false, log }) {
  // A process group of its own: the simulator starts others, and only the group reaches them all.
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...toolEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let ended = false;
  let shown = verbose;
  let body = '';
  if (log !== undefined) writeFileSync(log, '');
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      if (log !== undefined) appendFileSync(log, text);
      else if (shown) process.stdout.write(text);
      if (!shown) body += text;
    });
  /** @type {Promise<void>} */
  const closed = new Promise((done) => {
    child.on('error', (error) => (body += error.message));
    child.on('close', () => {
      ended = true;
      done();
    });
  });
  const signal = (/** @type {NodeJS.Signals} */ name) => {
    if (ended || child.pid === undefined) return;
    try {
      process.kill(-child.pid, name);
    } catch {
      // The server ended in this very moment.
    }
  };
  process.once('exit', () => signal('SIGKILL'));

  async function stop() {
    signal('SIGINT');
    const inTime = await Promise.race([closed.then(() => true), sleep(STOPS_WITHIN_MS, false, { ref: false })]);
    if (!inTime) signal('SIGKILL');
    await closed;
  }

  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isHealthy(url))) {
    if (ended || Date.now() > deadline) {
      await stop();
      throw new Failure(`The server at ${url} does not answer (${command} ${args.join(' ')})\n${body.trimEnd()}`);
    }
    await sleep(100);
  }
  shown = true;
  return { group: child.pid ?? 0, stop, closed };
}

/** @param {string} url */
async function isHealthy(url) {
  try {
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) });
    return answer.ok;
  } catch {
    return false;
  }
}
