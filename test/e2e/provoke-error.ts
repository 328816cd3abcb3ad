import { request } from 'node:http';
import { PROVOKED } from '../log/traces.ts';

/**
 * A request that the Worker refuses with an error in its log: it names a public host, as behind the edge, where the
 * configuration has a local one. It carries personal data in every place that a request has: the log must hold its id, and
 * none of them.
 */
export async function provokeError(siteUrl: string): Promise<void> {
  const { id, email, token, network, agent } = PROVOKED;
  const query = new URLSearchParams({ email, token });
  const headers = {
    Host: 'www.example.org',
    'CF-Ray': id,
    'CF-Connecting-IP': network,
    'User-Agent': agent,
    'Content-Type': 'application/json',
    Authorization: `Bearer ${token}`,
    Cookie: `name=${email}`,
    Referer: `https://www.example.org/?${query}`,
  };
  // Not by `fetch`, which names the host itself.
  const status = await new Promise<number | undefined>((done, fail) => {
    const requesting = request(`${siteUrl}/api/login?${query}`, { method: 'POST', headers }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    });
    requesting.on('error', fail);
    requesting.end(JSON.stringify({ email, password: token }));
  });
  if (status !== 503) throw new Error(`The provoked error answered ${status}`);
}
