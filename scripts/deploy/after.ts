import type { Health } from '../../shared/operation.ts';
import { lookAtAlarms } from './alarms.ts';
import { CODE } from './cloudflare-api.ts';
import { type Finding, open, type Place, there, unasked } from './findings.ts';
import { rowsOf } from './ledger.ts';
import { zoneOf } from './look-around.ts';
import { configOf, type Settings } from './settings.ts';
import { objectionsToSite, readHealth } from './smoke-test.ts';

/** Parts of health that are not as they should be, by name. */
const ailing = ({ status: _status, version: _version, time: _time, backup, crons, ...parts }: Health): string[] => [
  ...Object.entries(parts).flatMap(([part, state]) =>
    typeof state === 'string' && state !== 'ok' ? [`${part} ${state}`] : [],
  ),
  ...(backup === 'late' ? ['backup late'] : []),
  ...crons.flatMap(({ cron, state }) => (state === 'late' || state === 'cut' ? [`cron ${cron} ${state}`] : [])),
];

function copyOf({ backup, backupDays }: Health): Finding {
  if (backup === 'ok' && backupDays !== null) return there(`weekly copy: ${backupDays} days old`);
  const state = backup === 'ok' ? 'none yet, as the first is made at night' : backup;
  return open(`weekly copy: ${state}; see docs/runbook.md, "The weekly copy".`);
}

async function siteOf(siteUrl: string): Promise<Finding[]> {
  try {
    const { health } = await readHealth(siteUrl);
    const parts = ailing(health);
    const state = `site ${siteUrl}: ${health.status}, version ${health.version}`;
    const copy = copyOf(health);
    if (health.status !== 'ok') return [open(`${state}: ${parts.join(', ')} (docs/runbook.md, "Is it well?").`), copy];
    const changed = await objectionsToSite(siteUrl);
    return [there(state), copy, ...changed.map((says) => open(`features of the zone: ${says}`))];
  } catch {
    return [open(`site ${siteUrl}: says no health; deploy it, or see its log.`)];
  }
}

/** Looks whether mails may be sent from the domain of MAIL_FROM. */
async function mailDomainOf(place: Place, settings: Settings): Promise<Finding[]> {
  const { MAIL_PROVIDER, MAIL_FROM } = configOf(settings);
  if (MAIL_PROVIDER !== 'binding') return [open('mails: another service sends them; see that a new password arrives.')];
  const domain = MAIL_FROM.email.replace(/^.*@/, '');
  const zone = await zoneOf(place, domain);
  if ('is' in zone) return [open(`mails: ${zone.says}`)];
  const found = await place.ask<readonly { name: string; enabled: boolean }[]>(
    `/zones/${zone.id}/email/sending/subdomains`,
  );
  if (!found.ok) return [open(unasked('mails', 'Email Sending: Read', found).says)];
  return [
    found.result.some(({ name, enabled }) => name === domain && enabled)
      ? there(`mails: ${domain} may send`)
      : open(`mails: ${domain} may not send yet; run \`npx wrangler email sending enable ${domain}\`.`),
  ];
}

async function administratorsOf(place: Place, settings: Settings): Promise<Finding[]> {
  const sql =
    "SELECT count(*) AS count FROM users WHERE role = 'admin' AND suspended_at IS NULL AND id IN (SELECT user_id FROM passkeys)";
  const read = await rowsOf(place, settings, sql);
  if (!read.ok && read.code !== CODE.noDatabase) return [open(unasked('administrators', 'D1: Edit', read).says)];
  const count = read.ok ? Number(read.result[0]?.results[0]?.count ?? 0) : 0;
  return [
    count > 0
      ? there(`administrators with a passkey: ${count}`)
      : open('administrators with a passkey: none; see docs/runbook.md, "Make somebody an administrator".'),
  ];
}

/** Looks for what is to be done once the site is deployed, as far as the site and the account can say it. */
export async function lookAfter(place: Place, settings: Settings): Promise<readonly Finding[]> {
  const found = [
    siteOf(configOf(settings).SITE_URL),
    mailDomainOf(place, settings),
    lookAtAlarms(place, settings),
    administratorsOf(place, settings),
  ];
  return (await Promise.all(found)).flat();
}
