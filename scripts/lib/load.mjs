import { Agent, request } from 'node:http';

/** @typedef {{ path: string, method?: string, headers?: Record<string, string>, body?: string }} Ask */
/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, bytes: number, text: () => string }} Answer */

/** Connections that stay open, so many at once. @param {number} connections */
export const keptOpen = (connections) => new Agent({ keepAlive: true, maxSockets: connections });

/**
 * Sends one request. A GET is sent again where the server closed a kept connection in the very moment that it was used, as
 * browsers do; what writes fails then.
 * @param {string} url
 * @param {Ask} ask
 * @param {Agent} agent
 * @returns {Promise<Answer>}
 */
export function send(url, { path, method = 'GET', headers = {}, body }, agent) {
  return new Promise((done, fail) => {
    const sent = request(url + path, { agent, method, headers }, (answer) => {
      /** @type {Buffer[]} */
      const parts = [];
      let bytes = 0;
      answer.on('data', (/** @type {Buffer} */ part) => {
        parts.push(part);
        bytes += part.length;
      });
      const text = () => Buffer.concat(parts).toString('utf8');
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text }));
      answer.on('error', fail);
    });
    sent.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const again = method === 'GET' && sent.reusedSocket && error.code === 'ECONNRESET';
      if (again) send(url, { path, headers }, agent).then(done, fail);
      else fail(error);
    });
    sent.end(body);
  });
}

/**
 * Sends a request and hangs up before the answer, as a phone does that loses its network.
 * @param {string} url
 * @param {Ask} ask
 * @param {number} afterMs
 * @returns {Promise<void>}
 */
export function sendAndHangUp(url, { path, method = 'GET', headers = {}, body }, afterMs) {
  return new Promise((done) => {
    const sent = request(url + path, { agent: false, method, headers }, (answer) => answer.resume());
    sent.on('error', () => undefined);
    sent.on('close', done);
    sent.end(body, () => setTimeout(() => sent.destroy(), afterMs));
  });
}

/** @param {readonly number[]} times @param {number} share */
export const quantile = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
