// `npm run attack [-- --only guessing] [-- --without-tools]`: tries, as somebody from outside, to get past the limits, caches and
// parsers of the built Worker on this machine. Says of each way whether it held; exit code 1 if one did not. Writes reports/attack.md.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LIMIT_ATTACKS } from './attack/limits.ts';
import { type Attack, BrokeThrough, NotTried, siteAt } from './attack/site.ts';
import { toolAttacks } from './attack/tools.ts';
import { buildIfChanged } from './build.mjs';
import { table, writeReport } from './lib/report.mjs';
import { Failure, main, say } from './lib/run.mjs';
import { prepareDatabase, serveCopy } from './lib/serve-build.mjs';
import { withFolder } from './lib/temporary.mjs';

type Outcome = { readonly name: string; readonly what: 'held' | 'broke through' | 'not tried'; readonly line: string };

const { values } = parseArgs({ options: { only: { type: 'string' }, 'without-tools': { type: 'boolean' } } });

/** An attack that breaks off by itself counts as one that broke through: nobody knows. */
const failed =
  (name: string) =>
  (error: unknown): Outcome => {
    if (error instanceof NotTried) return { name, what: 'not tried', line: error.message };
    const line = error instanceof BrokeThrough ? error.message : `it broke off: ${String(error)}`;
    return { name, what: 'broke through', line };
  };

/** One after the other, so that none takes another's limits. */
async function tryAll(attacks: readonly Attack[], url: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, run } of attacks) {
    const outcome = await run(siteAt(url)).then((line): Outcome => ({ name, what: 'held', line }), failed(name));
    console.log(`${outcome.what.padEnd(13)}  ${name}: ${outcome.line}`);
    outcomes.push(outcome);
  }
  return outcomes;
}

await main(async () => {
  await buildIfChanged();
  await withFolder('attack', async (folder) => {
    say('Preparing a site of its own, with limits');
    const state = join(folder, 'state');
    await prepareDatabase(state);
    const server = await serveCopy(folder, state, { limits: 'on' });
    try {
      const tools = toolAttacks(values['without-tools'] ? null : folder);
      const all = [...LIMIT_ATTACKS, ...tools];
      const chosen = all.filter(({ name }) => values.only === undefined || name.includes(values.only));
      if (chosen.length === 0) throw new Failure(`No attack has ${JSON.stringify(values.only)} in its name.`);
      const outcomes = await tryAll(chosen, server.url);
      const cell = (text: string): string => text.replaceAll('|', '/').replaceAll('\n', ' ');
      const rows = outcomes.map(({ name, what, line }) => [cell(name), what, cell(line)]);
      writeReport('attack', [table([['Attack', 'Outcome', 'What was seen'], ...rows])]);
      if (outcomes.some(({ what }) => what === 'broke through'))
        throw new Failure('Something broke through, see above.');
    } finally {
      await server.stop();
    }
  });
});
