// Runs the built Worker in the platform's simulator until it is told to stop: `node run-simulator.ts OPTIONS`, as JSON. Not by
// `wrangler dev`: its proxy loses what is sent after a pause (docs/adr/0020-two-commands-and-a-way-back.md).
import { dirname, join, resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { isKeyOf } from '../../shared/records.ts';

const LEVELS = { error: LogLevel.ERROR, warn: LogLevel.WARN, info: LogLevel.INFO };

/**
 * `config`: of the built Worker; `state`: folder of its data; `vars` replace those of `config`; `level`: the least that is
 * printed; `inspector`: port of V8's own; `outside`: file of a Worker that answers in place of the internet.
 */
export type SimulatorOptions = {
  readonly port: number;
  readonly state: string;
  readonly config: string;
  readonly vars: Readonly<Record<string, string>>;
  readonly level: keyof typeof LEVELS;
  readonly inspector?: number;
  readonly outside?: string;
};

const [, , text = ''] = process.argv;
const { port, state, config, vars, level, inspector, outside }: SimulatorOptions = JSON.parse(text);

const { main = '', workerOptions } = unstable_getMiniflareWorkerOptions(config);
// Rules that find modules: the build has one.
const { modulesRules: _, bindings, ...options } = workerOptions;
const simulator = new Miniflare(
  convertV4MiniflareOptions({
    host: 'localhost',
    port,
    ...(inspector === undefined ? {} : { inspectorPort: inspector }),
    log: new Log(LEVELS[level]),
    // Lines that the Worker logs. `log`, which is none of the levels here, is its line about each request.
    handleStructuredLogs({ level: own, message }) {
      if ((isKeyOf(LEVELS, own) ? LEVELS[own] : LogLevel.INFO) <= LEVELS[level]) console.log(message);
    },
    // Addresses that run a cron, and that list the mails.
    unsafeTriggerHandlers: true,
    unsafeLocalExplorer: true,
    resourcePersistencePath: resolve(state, 'v3'),
    resourceTmpPath: join(dirname(main), '.wrangler', 'tmp'),
    workers: [
      {
        ...options,
        modules: true,
        modulesRoot: dirname(main),
        scriptPath: main,
        bindings: Object.assign({}, bindings, vars),
        ...(outside === undefined ? {} : { outboundService: 'outside' }),
      },
      ...(outside === undefined ? [] : [{ name: 'outside', scriptPath: outside, compatibilityDate: '2026-10-06' }]),
    ],
  }),
);
await simulator.ready;

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await simulator.dispose();
    process.exit(0);
  });
