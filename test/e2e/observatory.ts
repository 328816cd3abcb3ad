import fs from 'node:fs';
import tls from 'node:tls';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';
import { vi } from 'vitest';
import { type Edge, openEdge } from './edge.ts';

/** What the observatory says about an answer: each of its tests by name, and the grade that it gives for all of them. */
export type Verdict = {
  readonly status: number;
  readonly grade: string;
  readonly score: number;
  /** Name of the test to the name of its result. */
  readonly results: Readonly<Record<string, string>>;
  /** Names of the tests that did not pass. */
  readonly failed: readonly string[];
};

type Asked = {
  readonly path: string;
  readonly token?: string;
  /** A cookie that another answer has set, as that answer has it. */
  readonly cookie?: string;
};

/** The observatory in front of the built Worker, over TLS on this machine. */
export type Observatory = {
  readonly edge: Edge;
  readonly judge: (asked: Asked) => Promise<Verdict>;
  readonly close: () => Promise<void>;
};

export async function openObservatory(): Promise<Observatory> {
  const edge = await openEdge();
  tls.setDefaultCACertificates([edge.certificate]);
  vi.stubEnv('NO_PROXY', 'localhost');
  withoutPreloadList();
  return { edge, judge: (asked) => judge(edge, asked), close: edge.close };
}

/** The list of preloaded hosts is downloaded when the package is installed, which it may not; localhost is on none. */
function withoutPreloadList(): void {
  const { readFileSync } = fs;
  vi.spyOn(fs, 'readFileSync').mockImplementation(((path: string, options?: 'utf8') =>
    String(path).endsWith('hsts-preload.json') ? '{}' : readFileSync(path, options)) as typeof readFileSync);
}

async function judge({ port }: Edge, { path, token, cookie }: Asked): Promise<Verdict> {
  const headers = ['Accept: text/html,*/*;q=0.8', ...(token ? [`Authorization: Bearer ${token}`] : [])];
  const ports = { httpPort: String(port), httpsPort: String(port) };
  const requests = await retrieve('localhost', { ...ports, path, headers });
  if (!requests.responses.auto?.verified) throw new Error(`${path}: no answer over a TLS that is trusted`);
  if (cookie !== undefined) requests.session?.jar.setCookieSync(cookie, `https://localhost:${port}/`);
  const outputs = ALL_TESTS.map((test) => test(requests));
  const modifiers = outputs.map(({ result }) => getScoreModifier(result));
  // As its scanner counts: extra credit only where the rest is worth an A.
  const base = 100 + modifiers.filter((modifier) => modifier < 0).reduce((total, modifier) => total + modifier, 0);
  const extra = modifiers.filter((modifier) => modifier > 0).reduce((total, modifier) => total + modifier, 0);
  const nameOf = (output: (typeof outputs)[number]) => output.constructor.name;
  return {
    status: requests.responses.auto.status,
    ...getGradeForScore(base >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? base + extra : base),
    results: Object.fromEntries(outputs.map((output) => [nameOf(output), output.result])),
    failed: outputs.filter(({ pass }) => !pass).map(nameOf),
  };
}
