import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** Folder of the project, whatever folder a command was started in. */
export const ROOT = resolve(fileURLToPath(import.meta.url), '../../..');

/** A path inside the project. @param {string[]} parts */
export const inRoot = (...parts) => join(ROOT, ...parts);

/** Binding by which wrangler finds the database, so that its name is in `wrangler.toml` alone. */
export const DATABASE = 'DB';

/** A mistake or a state that the person at the terminal can mend: its message is shown, not where it was thrown. */
export class Failure extends Error {}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

/** Folders of wrangler and npm in the project where those at home cannot be written: wrangler would wait for ever. */
function foldersForHome() {
  const config = join(homedir(), '.config');
  const used = [homedir(), ...[config, join(config, '.wrangler')].filter((folder) => existsSync(folder))];
  if (process.env.XDG_CONFIG_HOME || used.every(isWritable)) return {};
  return { XDG_CONFIG_HOME: inRoot('.wrangler', 'config'), npm_config_cache: inRoot('.wrangler', 'npm') };
}

/**
 * Environment of every tool: Node 24 and the project's own tools first, no look-ups on the network at start; compiled code is
 * kept, as the tests start wrangler again and again: in 1.7 s with it, in 2.0 without.
 */
export const toolEnvironment = () => ({
  ...process.env,
  ...foldersForHome(),
  PATH: `${inRoot('node_modules', '.bin')}${delimiter}${process.env.PATH}`,
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'compiled'),
});

/**
 * Runs a tool to its end, in the project's folder unless `cwd` names another. `show` lets its output through as it comes.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ show?: boolean, cwd?: string, env?: Record<string, string> }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>} `output` is empty where it was shown
 */
export function run(command, args, { show = false, cwd = ROOT, env = {} } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...toolEnvironment(), ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    const stop = () => child.kill();
    process.once('exit', stop);
    child.on('error', (error) => fail(new Failure(`${command} does not start: ${error.message}`)));
    child.on('close', (code) => {
      process.off('exit', stop);
      done({ ok: code === 0, output });
    });
  });
}

/**
 * `run` where only success will do.
 * @param {string} what said where it fails, before the tool's own output
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ show?: boolean, cwd?: string, env?: Record<string, string> }} [options]
 * @returns {Promise<string>} the output
 */
export async function mustRun(what, command, args, options) {
  const { ok, output } = await run(command, args, options);
  if (!ok) throw new Failure(`${what} failed (${command} ${args.join(' ')})\n${output.trimEnd()}`);
  return output;
}

/**
 * The arguments that a command was given, as `parseArgs` has them.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config
 * @throws {Failure} with the usage, where the command knows no such arguments
 */
export function readArgs(usage, config) {
  try {
    return parseArgs(config);
  } catch {
    throw new Failure(usage);
  }
}

/** Says one step on the terminal. @param {string} text */
export const say = (text) => console.log(`• ${text}`);

/** Runs a command of the project: exit code 1 with a plain message on a `Failure`. @param {() => Promise<void>} command */
export async function main(command) {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Failure ? `\n✗ ${error.message}` : error);
    process.exitCode = 1;
  }
}

/** True if node was started with this module. @param {string} moduleUrl its `import.meta.url` */
export const isCommand = (moduleUrl) => resolve(process.argv[1] ?? '') === fileURLToPath(moduleUrl);
