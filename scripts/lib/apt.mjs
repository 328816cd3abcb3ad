import { existsSync } from 'node:fs';
import { mustRun, say } from './run.mjs';

/** True if this machine is a Debian on which packages may be installed. */
export const mayInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/**
 * Installs packages of Debian.
 * @param {string} name as people know it
 * @param {readonly string[]} debianPackages
 */
export async function install(name, ...debianPackages) {
  say(`Installing ${name}`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await mustRun('Updating the list of packages', 'apt-get', ['update', '-qq'], { env });
  await mustRun(`Installing ${name}`, 'apt-get', ['install', '-y', '-qq', ...debianPackages], { env });
}
