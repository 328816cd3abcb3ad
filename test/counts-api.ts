import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';

/** A stored data point, of which `_sample_interval` says how many it stands for. */
type StoredPoint = {
  readonly dataset: string;
  readonly _sample_interval: number;
  readonly timestamp: string;
  readonly index1: string;
  readonly blobs: readonly string[];
};

const TOKEN = 'il-token-delle-prove';

/**
 * The SQL API of Analytics Engine on a real socket, for tests in workerd: it runs the very query, on the points that were put
 * there. Numbers of 64 bits are texts, as there. What the token is not sent for is a 403; what no query can be, a 422.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE points (dataset, _sample_interval INTEGER, timestamp, index1, blob1, blob2, blob3)');
  db.function('toDateTime', (value) => String(value));
  let requested = 0;

  function put({ dataset, blobs, ...point }: StoredPoint): void {
    if (!/^\w+$/.test(dataset)) throw new Error('no name of a dataset');
    db.exec(`CREATE VIEW IF NOT EXISTS ${dataset} AS SELECT * FROM points WHERE dataset = '${dataset}'`);
    const insert = db.prepare('INSERT INTO points VALUES (?, ?, ?, ?, ?, ?, ?)');
    insert.run(dataset, point._sample_interval, point.timestamp, point.index1, ...blobs);
  }

  function answer(query: string): string {
    const data = db.prepare(query).all();
    const texts = data.map((row) => ({ ...row, seen: String(row.seen), times: String(row.times) }));
    return JSON.stringify({ meta: [], data: texts, rows: texts.length });
  }

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const reply = (status: number, content = '') => response.writeHead(status).end(content);
    if (request.url === '/requested') return reply(200, String(requested));
    if (request.url === '/points') {
      for (const point of JSON.parse(body)) put(point);
      return reply(204);
    }
    requested++;
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return reply(403);
    try {
      return reply(200, answer(body));
    } catch (error) {
      return reply(422, String(error));
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  project.provide('countsApi', { port: (server.address() as AddressInfo).port, token: TOKEN });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
