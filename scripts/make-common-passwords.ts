// `node scripts/make-common-passwords.ts`: writes shared/passwords/common-passwords.json from the list of a package.
import { writeFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { LIMITS } from '../shared/limits.ts';
import { filterOf } from '../shared/passwords/guessable.ts';
import { inRoot, isCommand, main, say } from './lib/run.mjs';

const FILE = inRoot('shared', 'passwords', 'common-passwords.json');
const COUNT = 10_000;

/** The commonest passwords that somebody may choose here, the commonest first, in lower case. */
export const commonPasswords = (): string[] =>
  dictionary['passwords-common']
    .map(String)
    .filter((word) => word.length >= LIMITS.password.min)
    .slice(0, COUNT);

export const commonPasswordsFile = (): string =>
  `${JSON.stringify({ bits: Buffer.from(filterOf(commonPasswords())).toString('base64') })}\n`;

if (isCommand(import.meta.url))
  await main(async () => {
    writeFileSync(FILE, commonPasswordsFile());
    say(`${COUNT} passwords, ${commonPasswordsFile().length} bytes`);
  });
