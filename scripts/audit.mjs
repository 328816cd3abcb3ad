// `npm run audit`: what is known to be wrong with the packages in use, where the registry says so.
import { isCommand, main, run } from './lib/run.mjs';

/** @typedef {{ name: string, severity: string, range: string }} Finding */
/** @typedef {{ vulnerabilities: Record<string, Finding> }} Report what `npm audit --json` says where it has an answer */

const GRAVE = ['high', 'critical'];

/**
 * Asks the registry about the packages of the lockfile.
 * @param {readonly string[]} [only] further arguments of npm
 * @returns {Promise<{ findings: Finding[] } | { silent: string }>} `silent`: why there is no answer
 */
async function callApi(only = []) {
  const { output } = await run('npm', ['audit', '--json', '--loglevel=silent', ...only]);
  return readReport(output);
}

/** @param {string} output of `npm audit --json` @returns {{ findings: Finding[] } | { silent: string }} */
export function readReport(output) {
  try {
    /** @type {Partial<Report> & { message?: string }} */
    const { vulnerabilities, message } = JSON.parse(output);
    if (vulnerabilities) return { findings: Object.values(vulnerabilities) };
    return { silent: message?.replace(/ - .*/, '') ?? 'no report' };
  } catch {
    return { silent: 'no report' };
  }
}

/**
 * Fails where something grave is known about a package that is shipped, and prints everything else.
 * @returns {Promise<'ok' | 'failed' | 'not run'>}
 */
export async function audit() {
  const all = await callApi();
  if ('silent' in all) {
    console.log(`- audit not run: the registry gives no answer about vulnerabilities (${all.silent})`);
    return 'not run';
  }
  const shipped = await callApi(['--omit=dev']);
  const grave = 'silent' in shipped ? all.findings : shipped.findings;
  const breaches = grave.filter(({ severity }) => GRAVE.includes(severity));
  for (const { name, severity, range } of all.findings) console.log(`  ${severity}: ${name} ${range}`);
  console.log(
    `${breaches.length === 0 ? '✓' : '✗'} audit: ${all.findings.length} known, ${breaches.length} grave in what is shipped`,
  );
  return breaches.length === 0 ? 'ok' : 'failed';
}

if (isCommand(import.meta.url))
  await main(async () => {
    if ((await audit()) === 'failed') process.exitCode = 1;
  });
