// `npm run startup`: how heavy the built Worker is, and how much CPU workerd takes until it listens with it. Writes
// reports/startup.md.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_CONFIG, buildIfChanged } from './build.mjs';
import { quantile, table, writeReport } from './lib/report.mjs';
import { Failure, inRoot, main, say, toolEnvironment } from './lib/run.mjs';
import { withFolder } from './lib/temporary.mjs';
import { WORKER, weighWorker, workerModules } from './lib/worker-size.mjs';

const RUNS = 9;
/** Worker that does nothing: the cost of workerd itself. */
const EMPTY = 'export default { fetch: () => new Response(null) };\n';

/** A configuration of workerd for one Worker, whose modules are files beside it; the first is the main one. @param {readonly string[]} modules */
const configOf = (modules) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [${modules.map((name) => `(name = "${name}", esModule = embed "${name}")`).join(', ')}],
    compatibilityDate = "${JSON.parse(readFileSync(inRoot(BUILT_CONFIG), 'utf8')).compatibility_date}",
  ))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`;

/** CPU time of all threads of a process so far, in ms; the kernel counts in ns. @param {number} pid */
function cpuTime(pid) {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const times = tasks.map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]));
  return times.reduce((sum, time) => sum + time, 0) / 1e6;
}

/** CPU time of a new workerd when it has compiled and run the Worker, and listens. @param {string} config @returns {Promise<number>} */
function start(config) {
  return new Promise((done, fail) => {
    const workerd = spawn('workerd', ['serve', '--control-fd=3', config], {
      env: toolEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    });
    let time = 0;
    workerd.stdio[3]?.once('data', () => {
      time = cpuTime(workerd.pid ?? 0);
      workerd.kill();
    });
    workerd.on('error', (error) => fail(new Failure(`workerd does not start: ${error.message}`)));
    workerd.on('close', () => (time > 0 ? done(time) : fail(new Failure('workerd ended before it listened'))));
  });
}

/** Starts the Worker and an empty one by turns. @param {string} folder for files that may go afterwards */
async function measure(folder) {
  const own = join(WORKER, 'startup.capnp');
  const none = join(folder, 'empty.capnp');
  writeFileSync(join(folder, 'empty.js'), EMPTY);
  writeFileSync(none, configOf(['empty.js']));
  writeFileSync(own, configOf(['index.js', ...workerModules().filter((file) => file !== 'index.js')]));
  /** @type {{ own: number[], none: number[] }} */
  const times = { own: [], none: [] };
  try {
    for (let run = 0; run < RUNS; run++) {
      times.own.push(await start(own));
      times.none.push(await start(none));
    }
  } finally {
    rmSync(own);
  }
  return times;
}

const kB = (/** @type {number} */ bytes) =>
  `${(bytes / 1000).toLocaleString('en-GB', { maximumFractionDigits: 0 })} kB`;
const ms = (/** @type {number[]} */ times) =>
  `${quantile(times, 0).toFixed(0)} ms, ${quantile(times, 0.5).toFixed(0)} ms`;

await main(async () => {
  if (!existsSync('/proc/self/schedstat')) throw new Failure('CPU time is read from /proc, which only Linux has.');
  await buildIfChanged();
  say(`Starting the Worker and an empty one, ${RUNS} times each`);
  const { own, none } = await withFolder('startup', measure);
  const { plain, gzip } = weighWorker();
  /** @type {import('./check-budgets.mjs').Budgets} */
  const { worker } = JSON.parse(readFileSync(inRoot('scripts', 'budgets.json'), 'utf8'));
  const rows = [
    ['Modules', String(workerModules().length), '1'],
    ['Upload', kB(plain), ''],
    [`Upload, gzipped, of at most ${kB(worker)}`, kB(gzip), ''],
    ['CPU of workerd until it listens: least, median', ms(own), ms(none)],
  ];
  writeReport('startup', [`${RUNS} starts of each.`, table([['', 'The Worker', 'An empty one'], ...rows])]);
});
