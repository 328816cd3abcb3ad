// `npm run admin -- grant EMAIL | revoke EMAIL | list [--remote]`: who may moderate, in the database of `npm start` or the live one.
import { DATABASE } from './lib/database.mjs';
import { Failure, isCommand, main, mustRun } from './lib/run.mjs';

const STATE = '.wrangler/state';
const USAGE = `Usage:
  npm run admin -- list
  npm run admin -- grant persona@example.org
  npm run admin -- revoke persona@example.org
Add --remote to act on what is live.`;

/** A text that no parser of SQL, nor wrangler's own, can read as anything else. @param {string} text */
const literal = (text) => `CAST(x'${Buffer.from(text, 'utf8').toString('hex')}' AS TEXT)`;

/** @typedef {{ email: string, name: string, role: string, suspended: number, unconfirmed: number, has_passkey: number }} AccountRow */

/**
 * Runs statements in one go.
 * @param {string[]} where flags of wrangler that say which database
 * @param {string[]} statements
 * @returns {Promise<AccountRow[][]>} the rows of each
 */
async function ask(where, statements) {
  const args = ['d1', 'execute', DATABASE, ...where, '--json', '--yes', '--command', statements.join('; ')];
  const output = await mustRun('Asking the database', 'wrangler', args);
  /** @type {{ results: AccountRow[] }[]} */
  const answers = JSON.parse(output.slice(output.indexOf('[')));
  return answers.map(({ results }) => results);
}

const COLUMNS =
  'email, name, role, suspended_at IS NOT NULL AS suspended, email_verified_at IS NULL AS unconfirmed, EXISTS (SELECT 1 FROM passkeys WHERE user_id = users.id) AS has_passkey';

/** @param {string[]} where */
async function list(where) {
  const [admins = []] = await ask(where, [`SELECT ${COLUMNS} FROM users WHERE role = 'admin' ORDER BY email`]);
  if (admins.length === 0) return 'Nobody is an administrator.';
  return admins
    .map(({ email, name, suspended, has_passkey }) =>
      [email, name, suspended ? '(suspended)' : '', has_passkey ? '' : '(no passkey: cannot moderate yet)']
        .filter(Boolean)
        .join('  '),
    )
    .join('\n');
}

/**
 * @param {string[]} where
 * @param {'grant' | 'revoke'} action
 * @param {string} typed
 */
async function change(where, action, typed) {
  const email = typed.trim().toLowerCase();
  const own = `email = ${literal(email)}`;
  // Anybody can register anybody's address: an administrator has proved theirs.
  const changes =
    action === 'grant' ? `${own} AND role <> 'admin' AND email_verified_at IS NOT NULL` : `${own} AND role = 'admin'`;
  // A revoked administrator who has published offers becomes a company again, everybody else a worker.
  const role =
    action === 'grant'
      ? "'admin'"
      : "CASE WHEN EXISTS (SELECT 1 FROM jobs WHERE owner_id = users.id) THEN 'employer' ELSE 'user' END";
  const [[before] = []] = await ask(where, [
    `SELECT ${COLUMNS} FROM users WHERE ${own}`,
    `INSERT INTO moderation_log (public_id, action, target_kind, target_id, created_at) SELECT lower(hex(randomblob(6))), '${action}', 'account', public_id, unixepoch() * 1000 FROM users WHERE ${changes}`,
    // Signing in again is when the password is looked at: who moderates must not have one that is tried first.
    ...(action === 'grant' ? [`DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE ${changes})`] : []),
    `UPDATE users SET role = ${role} WHERE ${changes}`,
  ]);
  if (!before) throw new Failure(`Nobody has registered with ${JSON.stringify(email)}: register on the site first.`);
  const isAdmin = before.role === 'admin';
  if (isAdmin === (action === 'grant')) return `${email} is ${isAdmin ? 'already' : 'not'} an administrator.`;
  if (action === 'grant' && before.unconfirmed)
    throw new Failure(
      `Nobody has confirmed the address ${email}: its account could be anybody's. Let its owner sign in, ask for the link at /account and open it, then grant again.`,
    );
  const notes = [
    before.suspended ? ' The account is suspended: it cannot moderate until that is lifted.' : '',
    before.has_passkey
      ? ' To moderate they confirm a passkey of theirs there: be sure that those in the account are theirs.'
      : ' To moderate they first add a passkey in /account, then confirm it at /moderazione: the password alone is not enough.',
  ];
  return action === 'grant'
    ? `${email} (${before.name}) is an administrator from now on, at /moderazione, after signing in again.${notes.join('')}`
    : `${email} is no administrator any more, from the next request on.`;
}

/**
 * Does what the arguments of a command say.
 * @param {readonly string[]} given
 * @returns {Promise<string>} what to tell the person
 * @throws {Failure} where they say nothing that can be done
 */
export async function administer(given) {
  const remote = given.includes('--remote');
  const at = given.indexOf('--persist-to');
  const state = at < 0 ? STATE : (given[at + 1] ?? STATE);
  const [action, email, ...rest] = given.filter(
    (part, index) => part !== '--remote' && (at < 0 || (index !== at && index !== at + 1)),
  );
  const where = remote ? ['--remote'] : ['--local', '--persist-to', state];
  if (action === 'list' && email === undefined) return list(where);
  if ((action === 'grant' || action === 'revoke') && email?.includes('@') && rest.length === 0)
    return change(where, action, email);
  throw new Failure(USAGE);
}

if (isCommand(import.meta.url)) await main(async () => console.log(await administer(process.argv.slice(2))));
