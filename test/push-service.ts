import type { TestProject } from 'vitest/node';
import { startPushService } from '../scripts/testing/push-service.ts';

export async function setup(project: TestProject): Promise<() => void> {
  const { port, close } = await startPushService();
  project.provide('pushService', port);
  return close;
}
