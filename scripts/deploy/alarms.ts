import type { RequestOptions } from './cloudflare-api.ts';
import { type Finding, open, type Place, there, unasked } from './findings.ts';
import type { Settings } from './settings.ts';

/** A notification policy of Cloudflare without its recipients. */
type Alarm = {
  readonly name: string;
  readonly alert_type: string;
  readonly filters?: Readonly<Record<string, readonly string[]>>;
};

/** Requests of a month that Workers Paid includes: above them the site grows, or somebody asks for too much. */
const INCLUDED_REQUESTS = '10000000';

/** Alarms that Cloudflare has a call for; the others are in docs/runbook.md#alarms. */
const alarmsOf = ({ name, routes = [] }: Settings): readonly Alarm[] => [
  {
    name: `${name}: requests`,
    alert_type: 'billing_usage_alert',
    filters: { product: ['worker_requests'], limit: [INCLUDED_REQUESTS] },
  },
  {
    name: `${name}: Cloudflare`,
    alert_type: 'incident_alert',
    filters: { incident_impact: ['INCIDENT_IMPACT_MAJOR', 'INCIDENT_IMPACT_CRITICAL'] },
  },
  ...(routes.length > 0 ? [{ name: `${name}: certificate`, alert_type: 'universal_ssl_event_type' }] : []),
];

const policiesPath = (account: string): string => `/accounts/${account}/alerting/v3/policies`;
const RIGHT = 'Notifications: Edit';

const readNames = (callApi: RequestOptions, account: string) =>
  callApi<readonly { readonly name: string }[]>(policiesPath(account));

/** Which of the alarms are set. */
export async function lookAtAlarms({ ask: callApi, account }: Place, settings: Settings): Promise<Finding[]> {
  const set = await readNames(callApi, account);
  if (!set.ok) return [open(unasked('alarms', RIGHT, set).says)];
  const names = new Set(set.result.map(({ name }) => name));
  const wanting = alarmsOf(settings).filter(({ name }) => !names.has(name));
  return [
    wanting.length === 0
      ? there('alarms of Cloudflare: set; the others are in the runbook')
      : open('alarms: not set; run `npm run alarms -- <a mailbox on another domain>`, then those of the runbook.'),
  ];
}

/** Sets the alarms that are not yet set, to a mailbox. @returns what came of each */
export async function setAlarms(
  { ask: callApi, account }: Place,
  settings: Settings,
  mailbox: string,
): Promise<Finding[]> {
  const set = await readNames(callApi, account);
  if (!set.ok) return [unasked('alarms', RIGHT, set)];
  const findings: Finding[] = [];
  for (const alarm of alarmsOf(settings)) {
    if (set.result.some(({ name }) => name === alarm.name)) {
      findings.push(there(`alarm ${alarm.name}: was set`));
      continue;
    }
    const body = { ...alarm, enabled: true, mechanisms: { email: [{ id: mailbox }] } };
    const made = await callApi(policiesPath(account), { body });
    findings.push(made.ok ? there(`alarm ${alarm.name}: set`) : unasked(`alarm ${alarm.name}`, RIGHT, made));
  }
  return findings;
}
