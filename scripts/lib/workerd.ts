import { existsSync, readdirSync, readFileSync } from 'node:fs';

// Reads process statistics of the kernel from /proc, on Linux only. Elsewhere callers do without.

const TICK_MS = 10;
const PAGE_BYTES = 4096;

/** Fields of `/proc/<pid>/stat` after the name, which may hold anything. */
const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

export const groupOf = (pid: number): number => Number(statOf(pid)[2]);

/** Processor time that a process has used, all its threads together, in milliseconds. */
export function cpuOf(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

export const memoryOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;

/** The process of the runtime that a server has started, by the server's process group; null where processes cannot be looked at. */
export function findRuntime(group: number): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  const isRuntime = (pid: number): boolean => {
    try {
      return groupOf(pid) === group && readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('workerd');
    } catch {
      // It has ended meanwhile, or is somebody else's.
      return false;
    }
  };
  return (
    readdirSync('/proc')
      .map(Number)
      .find((pid) => pid > 0 && isRuntime(pid)) ?? null
  );
}
