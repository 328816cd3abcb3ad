import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathOf } from '../../shared/calls/path.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { tryToInstall } from '../lib/programs.mjs';
import { run } from '../lib/run.mjs';
import { type Attack, BrokeThrough, NotTried } from './site.ts';

const MINUTES = 5;
/** Seconds that wapiti may look for pages, and those of each of its six kinds of attack. */
const WAPITI = { looking: 60, attack: 30 };

/** A scanner that others have made: its package, how it is asked, and how its output says that it has found something. */
type Tool = {
  readonly name: string;
  readonly about: string;
  readonly args: (url: string, folder: string) => readonly string[];
  readonly found: RegExp;
  /** Its last words when it has tried all that it wanted to. */
  readonly finished: RegExp;
};

const TOOLS: readonly Tool[] = [
  {
    name: 'wapiti',
    about: 'wapiti, on all public pages: injected scripts, SQL, commands, files, redirects, headers',
    args: (url, folder) => [
      ...['-u', `${url}/`, '--scope', 'folder', '-m', 'xss,sql,exec,file,redirect,crlf', '--level', '1', '-d', '3'],
      ...['--max-links-per-page', '20', '--flush-session', '--no-bugreport'],
      ...['--max-scan-time', String(WAPITI.looking), '--max-attack-time', String(WAPITI.attack)],
      ...['-f', 'txt', '-o', join(folder, 'wapiti.txt'), '-v', '1'],
    ],
    found: /vulnerab(ility|le) (found )?in|injection (vulnerability )?in|\[!\]/i,
    finished: /report has been generated|report/i,
  },
  {
    name: 'sqlmap',
    about: 'sqlmap, on the searches: SQL injected into each parameter',
    args: (url, folder) => [
      ...[
        '-u',
        `${url}${pathOf('GET /api/jobs')}?search=cuoco&location=${VALLEY.examples.town.slug}&sort=title&limit=2`,
        '--batch',
      ],
      ...['--level', '2', '--risk', '1', '--dbms', 'SQLite', '--threads', '1', '--timeout', '10', '--retries', '0'],
      ...['--headers', 'CF-Connecting-IP: 198.18.0.1', '--delay', '0.06', '--output-dir', join(folder, 'sqlmap')],
    ],
    found: /is vulnerable|appears to be injectable|identified the following injection/i,
    finished: /do(es)? not (appear|seem) to be injectable/i,
  },
];

/** True if the tool is here, or could be installed. */
async function isThere(name: string): Promise<boolean> {
  if ((await run('which', [name])).ok) return true;
  await tryToInstall(name).catch(() => undefined);
  return (await run('which', [name])).ok;
}

/** Output of a program, which is ended after its minutes. */
function outputOf(name: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const program = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const read = (piece: Buffer) => {
      output += piece.toString();
    };
    program.stdout.on('data', read);
    program.stderr.on('data', read);
    const timer = setTimeout(() => program.kill('SIGTERM'), (MINUTES + 0.5) * 60_000);
    program.on('close', () => {
      clearTimeout(timer);
      resolve(output);
    });
  });
}

/** Attacks by scanners of others, where they are at hand. @param folder for what they write; null leaves them out */
export const toolAttacks = (folder: string | null): readonly Attack[] =>
  TOOLS.map(({ name, about, args, found, finished }) => ({
    name: about,
    run: async ({ url }) => {
      if (folder === null) throw new NotTried('left out');
      if (!(await isThere(name))) throw new NotTried('it is not installed here');
      const output = await outputOf(name, args(url, folder));
      const line = output.split('\n').find((text) => found.test(text));
      if (line !== undefined) throw new BrokeThrough(line.trim());
      const last = output.trim().split('\n').at(-1)?.trim() ?? '';
      if (!finished.test(output))
        throw new NotTried(`it did not get to its end in ${MINUTES} minutes: ${last.slice(0, 120)}`);
      return `nothing found, ${MINUTES} minutes at most`;
    },
  }));
