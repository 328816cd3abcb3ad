import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { refuseOccupied, wantedPort } from './port.mjs';

describe('wantedPort', () => {
  it('is the port of the environment, else 8787', () => {
    vi.stubEnv('PORT', '');
    expect(wantedPort()).toBe(8787);
    vi.stubEnv('PORT', ' 9000 ');
    expect(wantedPort()).toBe(9000);
  });

  it.each(['0', '65536', '-1', '80.5', 'otto', '1e9'])('refuses PORT=%s', (text) => {
    vi.stubEnv('PORT', text);
    expect(wantedPort).toThrow(`PORT=${text} non è una porta`);
  });
});

describe('refuseOccupied', () => {
  it.each(['127.0.0.1', '0.0.0.0'])('refuses a port in use at %s, and takes it once it is free', async (host) => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, host, done));
    const { port } = server.address() as AddressInfo;
    await expect(refuseOccupied(port)).rejects.toThrow(`La porta ${port} è già occupata`);
    await new Promise((done) => server.close(done));
    await expect(refuseOccupied(port)).resolves.toBeUndefined();
  });
});
