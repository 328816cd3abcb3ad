import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Health, healthSchema } from '../../shared/operation.ts';
import { Failure } from '../lib/run.mjs';

const SERVES_WITHIN_MS = 60_000;

/** As a browser asks, since features of a zone act on what browsers ask for; without compression, as the digest is of the text. */
const AS_A_BROWSER = {
  Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'Accept-Encoding': 'identity',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Want-Repr-Digest': 'sha-256=1',
};

/** The first page, one with a mail address and a form, and what robots read. */
const COMPARED = ['/', '/contatti', '/robots.txt'];

/** Marks that features leave in what they change, and their names in the dashboard (docs/runbook.md, "Features of the zone"). */
const FEATURES: readonly (readonly [mark: RegExp, name: string])[] = [
  [/data-cfemail|email-decode|\/cdn-cgi\/l\/email-protection/, 'Email Address Obfuscation'],
  [/static\.cloudflareinsights\.com|data-cf-beacon|\/cdn-cgi\/rum/, 'Web Analytics (RUM)'],
  [/challenge-platform|__CF\$cv\$params/, 'JavaScript Detections of bots'],
  [/rocket-loader|data-cf-settings/, 'Rocket Loader'],
  [/\/cdn-cgi\/zaraz|zaraz\.load/, 'Zaraz'],
  [/\/cdn-cgi\/(mirage|image)|mirage2/, 'Mirage or Polish'],
  [/Content-signal|BEGIN Cloudflare Managed/i, 'Managed robots.txt'],
  [/rel="nofollow"[^>]*style="display: ?none|labyrinth/i, 'AI Labyrinth'],
];

const sha256 = (body: Uint8Array): string => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

const get = (url: string) => fetch(url, { headers: AS_A_BROWSER, signal: AbortSignal.timeout(10_000) });

/** Sentence about a path whose answer did not arrive as the Worker made it; null where it did. */
async function objectionTo(siteUrl: string, path: string): Promise<string | null> {
  const answer = await get(siteUrl + path);
  const body = new Uint8Array(await answer.arrayBuffer());
  const stated = answer.headers.get('Repr-Digest');
  if (answer.headers.has('cf-mitigated'))
    return `${path}: a challenge is answered instead of the page; switch off what challenges everybody ('Bot Fight Mode', 'Under Attack').`;
  if (!answer.ok) return `${path}: answers ${answer.status}.`;
  if (stated === null) return `${path}: something else than the Worker answers, as no digest is stated.`;
  if (stated === sha256(body)) return null;
  const text = new TextDecoder().decode(body);
  const found = FEATURES.filter(([mark]) => mark.test(text)).map(([, name]) => `'${name}'`);
  return `${path}: is not what the Worker made; switch off ${found.length > 0 ? found.join(', ') : 'whatever changes it'}.`;
}

/** Sentences about files that the platform serves otherwise than `wrangler.toml` and `_headers` ask it to. */
async function objectionsToFiles(siteUrl: string): Promise<string[]> {
  const [, script] = / data-entry="([^"]+)"/.exec(await (await get(siteUrl)).text()) ?? [];
  if (script === undefined) return ['/: names no script.'];
  const [found, missing] = await Promise.all([get(siteUrl + script), get(`${siteUrl}/assets/missing-1a2b3c4d.js`)]);
  const keeps = (answer: Response): boolean => /immutable/.test(answer.headers.get('Cache-Control') ?? '');
  return [
    ...(found.ok && keeps(found) ? [] : [`${script}: answers ${found.status}, and is not kept for ever.`]),
    ...(missing.status === 404 && !keeps(missing)
      ? []
      : [`a file that is not there: answers ${missing.status}, and browsers keep that for a year.`]),
  ];
}

/** Sentences about what arrives otherwise than the Worker made it. */
export async function objectionsToSite(siteUrl: string): Promise<readonly string[]> {
  const objections = await Promise.all(COMPARED.map((path) => objectionTo(siteUrl, path)));
  const changed = objections.flatMap((objection) => objection ?? []);
  return changed.length > 0 ? changed : objectionsToFiles(siteUrl);
}

/** @throws where the site does not answer, or something that is no health */
export async function readHealth(siteUrl: string): Promise<{ health: Health; text: string }> {
  const answer = await fetch(`${siteUrl}/api/health`, { signal: AbortSignal.timeout(10_000) });
  const text = await answer.text();
  return { health: healthSchema.parse(JSON.parse(text)), text };
}

/**
 * @param version the build that must answer
 * @throws Failure where it does not say within a minute that it is well, or where something changes what it serves
 */
export async function smokeTest(siteUrl: string, version: string): Promise<void> {
  const deadline = Date.now() + SERVES_WITHIN_MS;
  for (let body = ''; ; await sleep(3_000)) {
    try {
      const { health, text } = await readHealth(siteUrl);
      body = text;
      if (health.status !== 'down' && health.version === version) break;
    } catch (error) {
      body = String(error);
    }
    if (Date.now() >= deadline)
      throw new Failure(`Deployed, but ${siteUrl}/api/health is not well, or not ${version}: ${body}`);
  }
  const objections = await objectionsToSite(siteUrl);
  if (objections.length > 0)
    throw new Failure(
      `Deployed and well, but what arrives is not as it should (docs/runbook.md, "Features of the zone"):\n${objections.map((each) => `  ✗ ${each}`).join('\n')}`,
    );
}
