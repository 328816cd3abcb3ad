// `npm run audit`: what is known to be wrong with the packages in use, where the registry says so.
import { isCommand, main, run } from './lib/run.mjs';

type Finding = { readonly name: string; readonly severity: string; readonly range: string };
/** `silent`: why there is no answer. */
type Report = { readonly findings: readonly Finding[] } | { readonly silent: string };

const GRAVE = ['high', 'critical'];

/** Asks the registry about the packages of the lockfile. @param only further arguments of npm */
async function ask(...only: string[]): Promise<Report> {
  return readReport((await run('npm', ['audit', '--json', '--loglevel=silent', ...only])).output);
}

/** @param output of `npm audit --json` */
export function readReport(output: string): Report {
  try {
    const report: { vulnerabilities?: Record<string, Finding>; message?: string } = JSON.parse(output);
    if (report.vulnerabilities) return { findings: Object.values(report.vulnerabilities) };
    return { silent: report.message?.replace(/ - .*/, '') ?? 'no report' };
  } catch {
    return { silent: 'no report' };
  }
}

/** Fails where something grave is known about a package that is shipped, and prints everything else. */
async function audit(): Promise<void> {
  const all = await ask();
  if ('silent' in all)
    return console.log(`- audit not run: the registry gives no answer about vulnerabilities (${all.silent})`);
  const shipped = await ask('--omit=dev');
  const { findings } = 'silent' in shipped ? all : shipped;
  const grave = findings.filter(({ severity }) => GRAVE.includes(severity)).length;
  for (const { name, severity, range } of all.findings) console.log(`  ${severity}: ${name} ${range}`);
  console.log(`${grave === 0 ? '✓' : '✗'} audit: ${all.findings.length} known, ${grave} grave in what is shipped`);
  if (grave > 0) process.exitCode = 1;
}

if (isCommand(import.meta.url)) await main(audit);
