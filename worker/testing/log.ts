import { beforeEach, vi } from 'vitest';

/** Lines that the Worker logs in each test, of all levels; none of them is shown. */
export function recordLog(): string[] {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
  });
  return lines;
}
