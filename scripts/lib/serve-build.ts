import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';
import { chmod, cp, mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BUILT_CONFIG } from '../build.mjs';
import { freePort } from './port.mjs';
import { Failure, inRoot, mustRun, ROOT, toolEnvironment } from './run.mjs';
import type { SimulatorOptions } from './run-simulator.ts';

const SIMULATOR = inRoot('scripts/lib/run-simulator.ts');
/** File of a Worker that answers in place of the internet. */
export const OUTSIDE = inRoot('test/outside-world.js');

/** Signs messages to devices that are none. */
const VAPID_KEYS =
  'BDHtn51HkckKXiyYeiD23SSkCD9pvIHFSSQuFfvlRkh3A3PY4t4T8L5FJ7joXXYWV9KWLRflIkslZOysOfsrlYM.va7hI2OK9hWs_hj7KZq7nsKBIG2t0sWWpIZGE3I1YCU';

const READY_WITHIN_MS = 60_000;
const STOPS_WITHIN_MS = 5_000;

type Environment = Readonly<Record<string, string>>;

/** A server that runs until it is stopped. */
export type Server = {
  /** Id of the process group that it and all it has started belong to. */
  readonly group: number;
  /** Ends it and everything it has started. */
  readonly stop: () => Promise<void>;
  /** Resolves when it has ended, however that came. */
  readonly closed: Promise<void>;
};

type ServerOptions = {
  readonly url: string;
  readonly env?: Environment;
  /** Prints the server's output from the start, else only once it serves. */
  readonly verbose?: boolean;
  /** A file that is overwritten with the output instead. */
  readonly log?: string | undefined;
};

/**
 * Starts a server and waits until `/api/health` says that it can serve.
 * @throws Failure with the output, if the server ends or does not serve in time
 */
export async function startServer(
  command: string,
  args: readonly string[],
  { url, env = {}, verbose = false, log }: ServerOptions,
): Promise<Server> {
  // A process group of its own: the simulator starts others, and only the group reaches them all.
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...toolEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let ended = false;
  let shown = verbose;
  let output = '';
  if (log !== undefined) writeFileSync(log, '');
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      if (log !== undefined) appendFileSync(log, text);
      else if (shown) process.stdout.write(text);
      if (!shown) output += text;
    });
  const closed = new Promise<void>((done) => {
    child.on('error', (error) => (output += error.message));
    child.on('close', () => {
      ended = true;
      done();
    });
  });
  const signal = (name: NodeJS.Signals) => {
    if (ended || child.pid === undefined) return;
    try {
      process.kill(-child.pid, name);
    } catch {
      // The server ended in this very moment.
    }
  };
  process.once('exit', () => signal('SIGKILL'));

  async function stop(): Promise<void> {
    signal('SIGINT');
    const inTime = await Promise.race([closed.then(() => true), sleep(STOPS_WITHIN_MS, false, { ref: false })]);
    if (!inTime) signal('SIGKILL');
    await closed;
  }

  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isHealthy(url))) {
    if (ended || Date.now() > deadline) {
      await stop();
      throw new Failure(`The server at ${url} does not answer (${command} ${args.join(' ')})\n${output.trimEnd()}`);
    }
    await sleep(100);
  }
  shown = true;
  return { group: child.pid ?? 0, stop, closed };
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** `env`: of the simulator's process; `log`: as of `startServer`. */
type BuildOptions = Pick<SimulatorOptions, 'port' | 'state'> &
  Partial<SimulatorOptions> & { readonly env?: Environment; readonly log?: string };

/** Serves the built Worker, which the simulator compresses as the edge does. */
export async function serveBuild({ vars = {}, env = {}, log, ...options }: BuildOptions) {
  const url = `http://localhost:${options.port}`;
  const all = { config: BUILT_CONFIG, level: 'warn', ...options, vars: { SITE_URL: url, ...vars } };
  // Wrangler, which reads the configuration, does not say where it found it.
  const quiet = { WRANGLER_LOG: 'warn', ...env };
  return { ...(await startServer('node', [SIMULATOR, JSON.stringify(all)], { url, env: quiet, log })), url };
}

/**
 * Migrates the database in a state folder, and fills it where it is empty.
 * @returns `demo`: whether it holds the demo accounts
 */
export async function prepareDatabase(state: string): Promise<{ demo: boolean }> {
  const output = await mustRun('Preparing the database', 'node', ['scripts/prepare-database.ts', state]);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

/**
 * Copies the build into a folder, with a secret of its own: what is served from there leaves nothing in `dist/`, mails
 * included, which a local server writes beside the Worker.
 * @param secret that tokens are signed with
 * @returns configuration of the copied Worker, for wrangler
 */
export async function copyBuild(folder: string, secret: string, limits: 'on' | 'off' = 'off'): Promise<string> {
  const dist = join(folder, 'dist');
  await cp(inRoot('dist'), dist, { recursive: true }).catch(() => {
    throw new Failure(
      'There is no build in dist/ to visit: run `node scripts/build.mjs` first, or the whole of `npm test`.',
    );
  });
  const worker = join(dist, 'lavoro_in_valle');
  const secrets = join(worker, '.dev.vars');
  const settings = `JWT_SECRET=${secret}\nVAPID_KEYS=${VAPID_KEYS}\nRATE_LIMITS=${limits}\nNEWSLETTER=on\n`;
  await writeFile(secrets, settings, { mode: 0o600 });
  // A mode is given to new files only.
  await chmod(secrets, 0o600);
  return join(worker, 'wrangler.json');
}

type CopyOptions = Pick<BuildOptions, 'env' | 'inspector' | 'outside' | 'vars'>;

/** Serves a copy of the build from a folder of its own, on a free port: a build made meanwhile does not reach it. */
export async function serveCopy(folder: string, state: string, options: CopyOptions = {}) {
  const config = await copyBuild(folder, randomBytes(32).toString('hex'));
  return serveBuild({ port: await freePort(), state, config, ...options });
}

/**
 * Serves a copy of the build over a database of its own, as long as it is used.
 * @param name of the folder
 * @param fill makes the database in a state folder
 */
export async function withSite<Found>(
  name: string,
  fill: (state: string) => Promise<unknown>,
  use: (server: Awaited<ReturnType<typeof serveCopy>>, state: string) => Promise<Found>,
  options?: CopyOptions,
): Promise<Found> {
  await using folder = await mkdtempDisposable(join(tmpdir(), `lavoro-in-valle-${name}-`));
  const state = join(folder.path, 'state');
  await fill(state);
  const server = await serveCopy(folder.path, state, options);
  try {
    return await use(server, state);
  } finally {
    await server.stop();
  }
}
