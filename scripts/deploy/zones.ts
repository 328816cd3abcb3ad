import { dashboard, type Finding, type Place, refused, there, unasked } from './findings.ts';
import { hostOf, type Settings } from './settings.ts';

type Zone = { readonly name: string; readonly status: string; readonly name_servers?: readonly string[] };

/** The zone that a host belongs to: its own name, or the longest end of it that is one, as wrangler looks for it. */
async function zoneOf({ ask: callApi, account }: Place, host: string): Promise<Zone | Finding> {
  for (let name = host; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const found = await callApi<readonly Zone[]>(`/zones?name=${encodeURIComponent(name)}&account.id=${account}`);
    if (!found.ok) return unasked(`domain ${host}`, 'Zone: Read', found);
    if (found.result[0]) return found.result[0];
  }
  return refused(
    `domain ${host}: no zone of this account; add it at ${dashboard(account, 'add-site')}, or, where it is there, give the token the right 'Zone: Read'.`,
  );
}

/** Says whether the zones of all routes are ready, and SITE_URL one of the hosts. */
export async function zonesOf(place: Place, { routes = [], vars }: Settings): Promise<Finding[]> {
  const patterns = routes.map((route) => (typeof route === 'string' ? route : route.pattern));
  const hosts = patterns.map((pattern) => pattern.replace(/^https?:\/\//, '').replace(/\/.*$/, ''));
  const found = hosts.map(async (host): Promise<Finding> => {
    const zone = await zoneOf(place, host.replace(/^\*\.?/, ''));
    if ('is' in zone) return zone;
    if (zone.status === 'active') return there(`domain ${host}: the zone ${zone.name} is active`);
    const servers = zone.name_servers?.join(' and ') ?? 'those that the dashboard names';
    return refused(
      `domain ${host}: the zone ${zone.name} is '${zone.status}', not active; set its nameservers at the registrar to ${servers}, and wait until Cloudflare has seen it.`,
    );
  });
  const site = hostOf(vars.SITE_URL);
  const named = hosts.includes(site)
    ? []
    : [refused(`SITE_URL: ${site} is none of the hosts of \`routes\` (${hosts.join(', ')}); set one to the other.`)];
  return [...(await Promise.all(found)), ...named];
}
