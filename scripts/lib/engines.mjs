import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install, mayInstall } from './apt.mjs';
import { Failure } from './run.mjs';

/** Commands of the two other engines with Debian's packages that bring them; WebKit needs a screen and a bus for its messages. */
const FIREFOX = { 'firefox-esr': 'firefox-esr' };
const WEBKIT = {
  WebKitWebDriver: 'webkit2gtk-driver',
  'xvfb-run': 'xvfb xauth',
  'dbus-run-session': 'dbus',
};

/** @param {string} command @returns {string | undefined} */
const pathOf = (command) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path));

/**
 * Installs what of an engine is missing, where we may.
 * @param {string} name @param {Readonly<Record<string, string>>} packages
 * @throws {Failure} which says what to do
 */
async function need(name, packages) {
  const missing = () => Object.entries(packages).flatMap(([command, of]) => (pathOf(command) ? [] : of.split(' ')));
  if (missing().length > 0 && mayInstall()) await install(name, ...missing());
  if (missing().length > 0)
    throw new Failure(
      `The tests in other browsers need ${name}, and it was not found. Install it:\n  Debian:  sudo apt-get install -y ${missing().join(' ')}`,
    );
}

/** Path of Firefox, installed first where it is missing and we may. @returns {Promise<string>} @throws {Failure} which says what to do */
export async function findFirefox() {
  const given = process.env.FIREFOX_PATH;
  if (given && !existsSync(given)) throw new Failure(`FIREFOX_PATH=${given} does not exist.`);
  const installed = given || pathOf('firefox-esr') || pathOf('firefox');
  if (installed) return installed;
  await need('Firefox', FIREFOX);
  return pathOf('firefox-esr') ?? '';
}

/** Sees to it that WebKit's driver is there with all that it needs. @throws {Failure} which says what to do */
export const findWebKit = () => need('WebKit', WEBKIT);
