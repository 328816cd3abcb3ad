/** Line of the log: JSON, with the build that wrote it. Never with anybody's address, name, text or bound values. */
export function logLine(level: 'error' | 'warn' | 'info', line: Readonly<Record<string, unknown>>): void {
  console[level](JSON.stringify({ ...line, version: __BUILD_ID__ }));
}
