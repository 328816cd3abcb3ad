import type { Broken, Outcome } from './run.ts';

const statuses = (counts: Readonly<Record<number, number>>): string =>
  Object.entries(counts)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');

/** Prints what came of a run: answers by status and endpoint, the biggest and the slowest. */
export function printOutcome({
  requests,
  seconds,
  byStatus,
  byEndpoint,
  biggest,
  slowest,
  slowInCompany,
  lost,
}: Outcome): void {
  console.log('');
  for (const [endpoint, counts] of Object.entries(byEndpoint).sort())
    console.log(`${endpoint.padEnd(50)} ${statuses(counts)}`);
  console.log(`\n${requests} answers in ${Math.round(seconds)} s: ${statuses(byStatus)}`);
  console.log(`Biggest: ${biggest.value} bytes, ${biggest.endpoint} (${biggest.target.slice(0, 200)})`);
  console.log(`Slowest: ${Math.round(slowest.value)} ms, ${slowest.endpoint} (${slowest.target.slice(0, 200)})`);
  console.log(`Asked again alone: ${slowInCompany} that were slow, ${lost} that had no answer`);
}

/** Prints a request that breaks a rule, as it is sent again. */
export function printBroken({ rule, as, request, answer }: Broken): void {
  const { method, target, headers, body } = request;
  console.log(`✗ ${rule}: ${method} ${target} as ${as}`);
  console.log(`  headers ${JSON.stringify(headers)}`);
  if (body)
    console.log(
      `  body ${JSON.stringify(Buffer.from(body).toString('latin1').slice(0, 2000))} (${body.byteLength} bytes)`,
    );
  if (answer?.text) console.log(`  answer ${answer.text}`);
}
