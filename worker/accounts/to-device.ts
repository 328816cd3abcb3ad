import type { Device } from '../../shared/accounts.ts';
import type { SessionRow } from '../db/tables/accounts.ts';

/** A session as its owner sees it. @param current public id of the session that asks */
export const toDevice = ({ publicId, device, createdAt, lastSeenAt }: SessionRow, current: string): Device => ({
  id: publicId,
  device,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  current: publicId === current,
});
