import { CALLS } from '../../shared/calls/all.ts';
import type { Call } from '../../shared/calls/call.ts';

const calls: readonly (readonly [string, Call])[] = Object.entries(CALLS);

/** Headings of the tables in their order, each with the tag of its calls. */
const HEADINGS: Readonly<Record<string, string>> = {
  health: 'health',
  jobs: 'offers',
  applications: 'applications',
  members: 'people of an employer',
  candidates: 'profiles',
  accounts: 'accounts',
  contact: 'contact',
  messages: 'messages',
  moderation: 'moderation and reports',
  alerts: 'alerts',
  searches: 'searches',
};

const ASKERS: Readonly<Record<Call['who'], string>> = {
  anyone: 'anybody',
  'visitor or account': 'anybody',
  account: 'account',
  'any account': 'own account',
  'account or link': 'account or link',
  'any account or link': 'own account or link',
  link: 'link',
  admin: 'admin',
};

const PEOPLE = { legge: '·P', gestisce: '·G' } as const;

const sentence = (text: string): string => text.replace(/\.$/, '').replaceAll('|', '\\|');

const byStatus = (texts: readonly (readonly [string, string])[]): string =>
  texts.map(([status, text]) => `${status}: ${sentence(text)}`).join('; ');

function rowOf([name, call]: readonly [string, Call]): string {
  const who = [ASKERS[call.who], call.people && PEOPLE[call.people], call.limit && '·L'].filter(Boolean).join(' ');
  const answers = Object.entries(call.responses).map(([status, { about }]) => [status, about] as const);
  const cells = [
    `\`${name.replace(/:(\w+)/g, '{$1}')}\``,
    who,
    sentence(call.summary),
    byStatus(answers),
    byStatus(Object.entries(call.refuses ?? {})),
  ];
  return `| ${cells.join(' | ')} |`;
}

const tableOf = (tag: string): string =>
  [
    `### Calls: ${HEADINGS[tag]}`,
    '',
    '| Call | Who | What it does | Answers | Refusals of its own |',
    '|---|---|---|---|---|',
    ...calls.filter(([, call]) => call.tag === tag).map(rowOf),
  ].join('\n');

const START = '<!-- Calls: written by `node scripts/write-call-tables.ts` -->';
const END = '<!-- End of the calls -->';

/** The document with the tables of all calls between its two marks, from their declarations. */
export function withCallTables(document: string): string {
  const [before, rest] = document.split(`${START}\n`);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`The document lacks ${START} or ${END}`);
  const unnamed = calls.find(([, { tag }]) => !(tag in HEADINGS));
  if (unnamed) throw new Error(`The tag of ${unnamed[0]} has no heading in scripts/product/call-tables.ts`);
  return `${before}${START}\n\n${Object.keys(HEADINGS).map(tableOf).join('\n\n')}\n\n${END}${after}`;
}
