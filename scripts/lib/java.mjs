import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install, mayInstall } from './apt.mjs';
import { Failure, run } from './run.mjs';

const WHAT_TO_DO = `The W3C's checker of HTML needs Java 11 or later, and none was found. Install it:
  Debian:  sudo apt-get install -y default-jre-headless
  macOS:   brew install --cask temurin
or say where it is:  JAVA_PATH=/path/to/java npm test`;

/** True if a command is a Java that runs; on macOS there is one that only prints where to get it. @param {string} command */
async function works(command) {
  const { ok, output } = await run(command, ['-version']);
  return ok && Number(/version "(\d+)/.exec(output)?.[1]) >= 11;
}

/** @returns {Promise<string | undefined>} */
async function findInstalled() {
  const folders = [
    ...(process.env.JAVA_HOME ? [join(process.env.JAVA_HOME, 'bin')] : []),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  for (const command of folders.map((folder) => join(folder, 'java')))
    if (existsSync(command) && (await works(command))) return command;
  return undefined;
}

/**
 * Path of a Java from 11 on, installed first where it is missing and we may.
 * @returns {Promise<string>}
 * @throws {Failure} which says what to do
 */
export async function findJava() {
  const given = process.env.JAVA_PATH;
  if (given && !existsSync(given)) throw new Failure(`JAVA_PATH=${given} does not exist.`);
  const installed = given || (await findInstalled());
  if (installed) return installed;
  if (mayInstall()) await install('Java', 'default-jre-headless');
  const found = await findInstalled();
  if (!found) throw new Failure(WHAT_TO_DO);
  return found;
}
