import { expect, it } from 'vitest';
import { freePort } from './port.mjs';
import { startServer } from './server.mjs';

/** Like the simulator, the started process starts another one, which serves. */
const SERVING = `
  require('node:http').createServer((request, answer) => answer.end('ok')).listen(Number(process.argv[1]), 'localhost')`;
const STARTING = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', ${JSON.stringify(SERVING)}, process.argv[1]], { stdio: 'inherit' });
  process.on('SIGINT', () => process.exit(130))`;

it('serves once health answers, and leaves nothing behind when it is stopped', async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = await startServer('node', ['-e', STARTING, String(port)], { url });
  await expect(fetch(url).then((answer) => answer.text())).resolves.toBe('ok');
  await server.stop();
  await server.closed;
  await expect(fetch(url)).rejects.toThrow();
});

it('says what a server said that ends instead of serving', async () => {
  const url = `http://localhost:${await freePort()}`;
  const start = startServer('node', ['-e', "console.error('no such binding'); process.exit(3)"], { url });
  await expect(start).rejects.toThrow(/does not answer[\s\S]*no such binding/);
});

it('says that a command does not exist', async () => {
  const url = `http://localhost:${await freePort()}`;
  await expect(startServer('no-such-command', [], { url })).rejects.toThrow(/no-such-command/);
});
