import { createServer } from 'node:net';
import { Failure } from './run.mjs';

const DEFAULT_PORT = 8787;

/** Port that the environment variable `PORT` asks for. @throws {Failure} where it is no port */
export function wantedPort() {
  const text = process.env.PORT?.trim() || String(DEFAULT_PORT);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Failure(`PORT=${text} non è una porta: serve un numero intero da 1 a 65535.`);
  return port;
}

/** @param {number} port @param {string} [host] @returns {Promise<string | undefined>} code of the error, if any */
const errorOfListening = (port, host) =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => done(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(undefined)));
  });

/** @param {number} port @throws {Failure} where something listens there already, on whatever address, or nobody may */
export async function refuseOccupied(port) {
  for (const host of ['127.0.0.1', '::1', undefined]) {
    const error = await errorOfListening(port, host);
    if (error === 'EADDRINUSE')
      throw new Failure(`La porta ${port} è già occupata. Scegline un'altra, per esempio: PORT=${port + 1} npm start`);
    if (error === 'EACCES')
      throw new Failure(
        `Non hai il permesso di usare la porta ${port}. Scegline un'altra, per esempio: PORT=${DEFAULT_PORT} npm start`,
      );
  }
}

/** A port that nothing listens on; somebody else could take it before it is used. @returns {Promise<number>} */
export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? done(address.port) : fail(new Error('no port'))));
    });
  });
}
