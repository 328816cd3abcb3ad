import { existsSync, readdirSync, readFileSync } from 'node:fs';

// Reads process statistics of the kernel from /proc, on Linux only. Elsewhere callers do without.

const TICK_MS = 10;
const PAGE_BYTES = 4096;

/** Fields of `/proc/<pid>/stat` after the name, which may hold anything. @param {number} pid @returns {string[]} */
const statOf = (pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

/** Processor time that a process has used, all its threads together, in milliseconds. @param {number} pid */
export function cpuOf(pid) {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Memory that a process holds, in bytes. @param {number} pid */
export const memoryOf = (pid) => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;

/** @template T @param {() => T} read @param {T} otherwise where a process has ended meanwhile, or is somebody else's */
function attempt(read, otherwise) {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/**
 * Finds the runtime that a server has started.
 * @param {number} group the server's process group
 * @returns {number | null} id of its process; null where processes cannot be looked at
 */
export function findRuntime(group) {
  if (!existsSync('/proc/self/stat')) return null;
  const isRuntime = (/** @type {number} */ pid) =>
    Number(statOf(pid)[2]) === group && readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('workerd');
  const pids = readdirSync('/proc').map(Number);
  return pids.find((pid) => pid > 0 && attempt(() => isRuntime(pid), false)) ?? null;
}
