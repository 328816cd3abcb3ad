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

/** A slow 4G for `Network.emulateNetworkConditions`: 1.6 Mbit/s down, 150 ms. */
export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** A small phone, for `browser.newContext`. */
export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const WHAT_TO_DO = `The browser tests need Chromium or Chrome, and none was found. Install it:
  Debian:  sudo apt-get install -y chromium
  macOS:   brew install --cask chromium
or say where it is:  CHROMIUM_PATH=/path/to/chromium npm test`;

/** @param {readonly string[]} names @returns {string | undefined} */
function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

const findInstalled = () => findOnPath(NAMES) ?? ELSEWHERE.find((path) => existsSync(path));

/** Chromium's engine without its windows: the same pages, and the browser tests took 792 s with it instead of 1,123. */
const HEADLESS = 'chromium-headless-shell';

/** The browser of `CHROMIUM_PATH`. @throws {Failure} where there is none */
function findGiven() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Failure(`CHROMIUM_PATH=${given} does not exist.`);
  return given;
}

/**
 * Path of the browser for tests: a Chromium without windows, or else a whole one, installed first where both are missing
 * and we may.
 * @returns {Promise<string>}
 * @throws {Failure} which says what to do
 */
export async function findHeadlessChromium() {
  const installed = findGiven() || findOnPath([HEADLESS]);
  if (installed) return installed;
  if (mayInstall()) await install('Chromium without windows', HEADLESS).catch(() => undefined);
  return findOnPath([HEADLESS]) ?? findChromium();
}

/**
 * Path of a whole Chromium, installed first where it is missing and we may.
 * @returns {Promise<string>}
 * @throws {Failure} which says what to do
 */
export async function findChromium() {
  const installed = findGiven() || findInstalled();
  if (installed) return installed;
  if (mayInstall()) await install('Chromium', 'chromium');
  const found = findInstalled();
  if (!found) throw new Failure(WHAT_TO_DO);
  return found;
}
