// `npm run alarms -- persona@example.org`: sets the alarms that Cloudflare has a call for, to a mailbox that is not on the site's own
// domain. It can run again: what is set stays as it is.
import { setAlarms } from './deploy/alarms.ts';
import { openApi } from './deploy/cloudflare-api.ts';
import { lineOf } from './deploy/findings.ts';
import { accountOf } from './deploy/look-around.ts';
import { readSettings } from './deploy/settings.ts';
import { Failure, main, readArgs } from './lib/run.mjs';

const USAGE = `Usage:
  npm run alarms -- persona@example.org`;

await main(async () => {
  const [mailbox, ...rest] = readArgs(USAGE, { allowPositionals: true }).positionals;
  if (!mailbox?.includes('@') || rest.length > 0) throw new Failure(USAGE);
  const settings = readSettings();
  const callApi = await openApi();
  const account = await accountOf(callApi, settings);
  const findings = await setAlarms({ ask: callApi, account }, settings, mailbox);
  console.log(findings.map(lineOf).join('\n'));
  if (findings.some(({ is }) => is === 'refused')) throw new Failure('Not all alarms are set.');
});
