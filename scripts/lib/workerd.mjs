import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

// Reads process statistics of the kernel from /proc, on Linux only. Elsewhere callers do without.

const TICK_MS = 10;
const PAGE_BYTES = 4096;

/** @typedef {{ pid: number | null, url: string }} Runtime a workerd that runs the Worker, and where it listens itself; `pid` null where it is not known */

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

/** @param {number} group @returns {number[]} */
const workerdsOf = (group) =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && attempt(() => Number(statOf(pid)[2]) === group, false))
    .filter((pid) => attempt(() => readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('workerd'), false));

/** @param {number} pid @returns {number[]} ports that a process listens on */
function portsOf(pid) {
  const sockets = readdirSync(`/proc/${pid}/fd`).map((fd) => attempt(() => readlinkSync(`/proc/${pid}/fd/${fd}`), ''));
  return readFileSync(`/proc/${pid}/net/tcp`, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode]) => state === '0A' && sockets.includes(`socket:[${inode}]`))
    .map(([, local = '']) => Number.parseInt(local.split(':')[1] ?? '', 16));
}

/**
 * Finds the runtime behind wrangler's own server; its address is in wrangler's log.
 * @param {{ group: number, url: string, log: string }} server `group`: its process group; `log`: folder of wrangler's log
 * @returns {Runtime} wrangler's own address where the log does not say
 */
export function findRuntime({ group, url, log }) {
  const said = readdirSync(log)
    .map((name) => readFileSync(join(log, name), 'utf8'))
    .flatMap((text) => [...text.matchAll(/"userWorkerUrl":\{[^}]*"port":"(\d+)"/g)]);
  const port = Number(said.at(-1)?.[1] ?? 0);
  if (port === 0) return { url, pid: null };
  const pid = existsSync('/proc/self/stat')
    ? workerdsOf(group).find((each) => portsOf(each).includes(port))
    : undefined;
  return { url: `http://127.0.0.1:${port}`, pid: pid ?? null };
}
