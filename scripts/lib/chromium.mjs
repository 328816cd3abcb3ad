import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install, mayInstall } from './apt.mjs';
import { Failure } from './run.mjs';

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

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const WHAT_TO_DO = `The browser tests need Chromium or Chrome, and none was found. Install it:
  Debian:  sudo apt-get install -y chromium
  macOS:   brew install --cask chromium
or say where it is:  CHROMIUM_PATH=/path/to/chromium npm test`;

/** @returns {string | undefined} */
function findInstalled() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...ELSEWHERE].find((path) => existsSync(path));
}

/**
 * Path of a Chromium, installed first where it is missing and we may.
 * @returns {Promise<string>}
 * @throws {Failure} which says what to do
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Failure(`CHROMIUM_PATH=${given} does not exist.`);
  const installed = given || findInstalled();
  if (installed) return installed;
  if (mayInstall()) await install('Chromium', 'chromium');
  const found = findInstalled();
  if (!found) throw new Failure(WHAT_TO_DO);
  return found;
}
