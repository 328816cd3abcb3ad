import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure, mustRun, run, say } from './run.mjs';

/** A browser that asks nobody but the site: for tests and measurements. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {string} command @returns {string | undefined} its path, where it is installed */
const findOnPath = (command) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path));

/** Installs packages of Debian, where this is Debian and we may; else does nothing. @param {readonly string[]} packages */
async function tryToInstall(...packages) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  say(`Installing ${packages.join(' ')}`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await mustRun('Updating the list of packages', 'apt-get', ['update', '-qq'], { env });
  await mustRun('Installing', 'apt-get', ['install', '-y', '-qq', ...packages], { env });
}

/**
 * Path of a program, installed first where it is missing and we may.
 * @param {string} name
 * @param {{ commands: readonly string[], variable: string, packages: string, macOS: string, works?: (path: string) => Promise<boolean> }} program
 *   `variable` of the environment: a path that is taken instead; `works`: tells a program from one that only has its name
 * @returns {Promise<string>}
 * @throws {Failure} which says what to do
 */
async function find(name, { commands, variable, packages, macOS, works = async () => true }) {
  const given = process.env[variable];
  if (given && !existsSync(given)) throw new Failure(`${variable}=${given} does not exist.`);
  const installed = async () => {
    for (const command of commands) {
      const path = command.startsWith('/') && existsSync(command) ? command : findOnPath(command);
      if (path && (await works(path))) return path;
    }
    return undefined;
  };
  const path = given || (await installed());
  if (path) return path;
  await tryToInstall(...packages.split(' '));
  const found = await installed();
  if (found) return found;
  throw new Failure(
    `${name} is needed, and was not found. Install it:\n  Debian:  sudo apt-get install -y ${packages}\n  macOS:   brew install --cask ${macOS}\nor say where it is:  ${variable}=/path/to/it npm test`,
  );
}

/** Path of a whole Chromium. */
export const findChromium = () =>
  find('Chromium or Chrome', {
    commands: [
      ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'],
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    variable: 'CHROMIUM_PATH',
    packages: 'chromium',
    macOS: 'chromium',
  });

/** Chromium's engine without its windows: the same pages, and the browser tests took 792 s with it instead of 1,123. */
const HEADLESS = 'chromium-headless-shell';

/** Path of the browser for tests: a Chromium without windows, or else a whole one. @returns {Promise<string>} */
export async function findHeadlessChromium() {
  if (process.env.CHROMIUM_PATH) return findChromium();
  if (!findOnPath(HEADLESS)) await tryToInstall(HEADLESS).catch(() => undefined);
  return findOnPath(HEADLESS) ?? findChromium();
}

export const findFirefox = () =>
  find('Firefox', {
    commands: ['firefox-esr', 'firefox'],
    variable: 'FIREFOX_PATH',
    packages: 'firefox-esr',
    macOS: 'firefox',
  });

/** For the W3C's checker of HTML; on macOS there is one that only prints where to get it. */
export const findJava = () =>
  find('Java 11 or later', {
    commands: [...(process.env.JAVA_HOME ? [join(process.env.JAVA_HOME, 'bin', 'java')] : []), 'java'],
    variable: 'JAVA_PATH',
    packages: 'default-jre-headless',
    macOS: 'temurin',
    works: async (path) => Number(/version "(\d+)/.exec((await run(path, ['-version'])).output)?.[1]) >= 11,
  });

/** WebKit's driver, with a screen and a bus for its messages; Debian's package of each. */
const WEBKIT = { WebKitWebDriver: 'webkit2gtk-driver', 'xvfb-run': 'xvfb xauth', 'dbus-run-session': 'dbus' };

/** Sees to it that WebKit's driver is there with all that it needs. @throws {Failure} which says what to do */
export async function findWebKit() {
  const missing = () => Object.entries(WEBKIT).flatMap(([command, of]) => (findOnPath(command) ? [] : of.split(' ')));
  if (missing().length > 0) await tryToInstall(...missing());
  if (missing().length > 0)
    throw new Failure(
      `WebKit is needed, and was not found. Install it:\n  Debian:  sudo apt-get install -y ${missing().join(' ')}`,
    );
}
