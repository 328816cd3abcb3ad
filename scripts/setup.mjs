// Makes a fresh clone ready: packages, a local secret, the types of the bindings. Runs on any Node from 20 and needs nothing installed.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { Failure, inRoot, isCommand, main, mustRun, say } from './lib/run.mjs';

const NPM_RECORD = inRoot('node_modules', '.package-lock.json');
const SECRETS = inRoot('.dev.vars');
const TYPES = inRoot('worker-configuration.d.ts');

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>} Packages */

/** @param {string} file @returns {Packages} */
const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** True if npm's record of its last install matches the lockfile; packages of other platforms are never there. */
function isInstalled() {
  const installed = packagesIn(NPM_RECORD);
  const requested = Object.entries(packagesIn(inRoot('package-lock.json'))).filter(([path]) => path !== '');
  return (
    existsSync(inRoot('node_modules', '.bin', 'node')) &&
    requested.every(([path, { version, integrity, optional, devOptional }]) => {
      const there = installed[path];
      return there ? there.version === version && there.integrity === integrity : (optional ?? devOptional ?? false);
    })
  );
}

export function approved() {
  /** @type {{ allowScripts: Record<string, boolean> }} */
  const { allowScripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return Object.keys(allowScripts).filter((name) => allowScripts[name]);
}

async function install() {
  say('Installing packages (half a minute)');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // Not `npm ci`, which refuses a lockfile without the optional packages of other platforms. This writes no lockfile either.
  await mustRun('Installing packages', 'npm', ['install', '--no-save', '--ignore-scripts', ...quiet]);
  // Apart, and by name: npm before 11 knows no `allowScripts`, and would run whatever any package brings.
  const names = approved();
  await mustRun('Running install scripts', 'npm', ['rebuild', '--ignore-scripts=false', ...quiet, ...names]);
  if (!isInstalled())
    throw new Failure(
      'npm has not installed what package-lock.json asks for. Is the lockfile that of package.json? Node 24 comes with the ' +
        'package "node".',
    );
}

/**
 * Local secrets, never committed: with them the Worker signs tokens and lets the tests write as fast as they like. Mails stay on this
 * machine, so that the newsletter needs nobody who allows it.
 */
function createSecrets() {
  say('Creating .dev.vars with a secret of this machine');
  const secret = randomBytes(32).toString('hex');
  const { x = '', y = '', d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const publicKey = Buffer.concat([Buffer.of(4), ...[x, y].map((part) => Buffer.from(part, 'base64url'))]);
  const vapid = `${publicKey.toString('base64url')}.${d}`;
  const settings = `JWT_SECRET=${secret}\nVAPID_KEYS=${vapid}\nRATE_LIMITS=off\nNEWSLETTER=on\n`;
  writeFileSync(SECRETS, settings, { mode: 0o600 });
}

const changedAt = (/** @type {string} */ file) => statSync(file).mtimeMs;

/** The types say what wrangler.toml and .dev.vars bind, in the words of the wrangler installed. */
const areTypesCurrent = () =>
  existsSync(TYPES) &&
  [inRoot('wrangler.toml'), SECRETS, NPM_RECORD].every((file) => changedAt(file) <= changedAt(TYPES));

/** Installs, creates and generates what is missing or out of date; next to nothing where all is there. */
export async function setUp() {
  if (!isInstalled()) await install();
  if (!existsSync(SECRETS)) createSecrets();
  if (!areTypesCurrent()) {
    say('Generating the types of the bindings (some seconds)');
    await mustRun('Generating the types', 'wrangler', ['types', 'worker-configuration.d.ts', '--strict-vars=false']);
  }
}

if (isCommand(import.meta.url)) await main(setUp);
