import { Agent, request } from 'node:http';
import { pathOf } from '../../shared/calls/path.ts';
import { withQuery } from '../../shared/paths.ts';
import { Failure } from '../lib/run.mjs';
import { type Attack, mustHold, NotTried, newNetwork, newWord, type Site } from './site.ts';

const READS = 1200;
const AT_ONCE = 20;

/** Statuses of many reads, several at once, as fast as they are answered; no further than `enough` says. */
async function flood(
  read: (n: number) => Promise<Response>,
  enough: (status: number) => boolean = () => false,
): Promise<number[]> {
  const found: number[] = [];
  for (let n = 0; n < READS && !found.some(enough); n += AT_ONCE) {
    const answers = Array.from({ length: AT_ONCE }, (_, k) => read(n + k));
    for (const answer of await Promise.all(answers)) {
      await answer.arrayBuffer();
      found.push(answer.status);
    }
  }
  return found;
}

/** Status and text of requests on one connection, one after the other. */
async function onOneConnection(site: Site, asked: readonly { path: string; method: string; body: string }[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(site.url);
  const answers: { status: number; text: string }[] = [];
  try {
    for (const { path, method, body } of asked)
      answers.push(
        await new Promise((resolve, reject) => {
          const headers = { 'CF-Connecting-IP': newNetwork(), 'Content-Type': 'application/json' };
          const sent = request({ agent, hostname, port, path, method, headers }, (answer) => {
            let text = '';
            answer.setEncoding('utf8');
            answer.on('data', (piece: string) => {
              text += piece;
            });
            answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
          });
          sent.on('error', reject);
          sent.end(body);
        }),
      );
  } finally {
    agent.destroy();
  }
  return answers;
}

const apply = (site: Site, id: string, phone: string, network = newNetwork()) =>
  site.ask(pathOf('POST /api/jobs/:id/guest-applications', { id }), { body: { name: 'Rosa', phone }, network });

const received = async (site: Site, token: string) =>
  (await site.read<{ name: string }[]>(pathOf('GET /api/applications/received'), { token })).length;

const GUESSES = 160;
const RIGHT_AT = 150;

/** Attacks on limits, caches and connections. */
export const LIMIT_ATTACKS: readonly Attack[] = [
  {
    name: 'one IPv6 network, each guess from another address of its /64',
    run: async (site) => {
      const start = `2001:db8:${newNetwork().split('.').slice(2).join(':')}:1`;
      const found = await site.statuses(14, (n) =>
        site.ask(pathOf('POST /api/login'), {
          network: `${start}:${(n + 1).toString(16)}::${n + 1}`,
          body: { email: `${newWord()}@example.org`, password: 'parola' },
        }),
      );
      mustHold(found.at(-1) === 429, `14 guesses from one /64 were answered ${found.at(-1)}`);
      return `refused from guess ${found.indexOf(429) + 1} on`;
    },
  },
  {
    name: 'a flood of reads that nothing kept answers',
    run: async (site) => {
      const network = newNetwork();
      const read = (n: number) => site.ask(pathOf('GET /api/jobs/:id', { id: `nothing-${n}` }), { network });
      const start = performance.now();
      const found = await flood(read, (status) => status === 429);
      const seconds = (performance.now() - start) / 1000;
      mustHold(!found.some((status) => status >= 500), 'the flood was answered by a 5xx');
      if (!found.includes(429) && found.length / seconds < 30)
        throw new NotTried(
          `this machine answers ${Math.round(found.length / seconds)} reads a second, too few to tell`,
        );
      mustHold(
        found.includes(429),
        `${found.length} reads of one network in ${Math.round(seconds)} s were all answered`,
      );
      return `refused from read ${found.indexOf(429) + 1} on`;
    },
  },
  {
    name: 'made-up bookmarks, to read past every cache',
    run: async (site) => {
      const path = withQuery(pathOf('GET /api/jobs'), { limit: 20 });
      await (await site.ask(path)).arrayBuffer();
      const network = newNetwork();
      const bookmark = `ffffffff-ffffffff-ffffffff-${'f'.repeat(32)}`;
      const Cookie = `bookmark=${bookmark}; __Host-bookmark=${bookmark}`;
      // If the made-up bookmarks were accepted, no cache would answer, and these reads would meet the limit of uncached
      // reads.
      const found = await flood(() => site.ask(path, { network, headers: { Cookie } }));
      mustHold(
        found.every((status) => status === 200),
        `answered ${[...new Set(found)].join(', ')}: they were taken`,
      );
      return `${found.length} reads were answered from what is kept`;
    },
  },
  {
    name: 'a body that is too large, and the next request on its connection',
    run: async (site) => {
      const large = { path: '/api/jobs', method: 'POST', body: JSON.stringify({ title: 'x'.repeat(400_000) }) };
      const health = { path: '/api/health', method: 'GET', body: '' };
      for (let time = 0; time < 5; time++) {
        const [refused, next] = await onOneConnection(site, [large, health]).catch((cause: unknown) => {
          throw new Failure(`the connection broke: ${String(cause)}`);
        });
        mustHold(refused?.status === 413, `a body of 400 kB was answered ${refused?.status}`);
        mustHold(
          next?.status === 200 && next.text.includes('"status"'),
          `the next request was answered ${next?.status}`,
        );
      }
      return '5 times 413, and the neighbour got its own answer';
    },
  },
  {
    name: 'guessing one password from many networks, among the guesses the right one',
    run: async (site) => {
      const { email, password } = await site.register();
      const found = await site.statuses(GUESSES, (n) =>
        site.ask(pathOf('POST /api/login'), {
          body: { email, password: n === RIGHT_AT ? password : `no-${newWord()}` },
        }),
      );
      mustHold(found[RIGHT_AT] !== 200, `the right password, guessed as number ${RIGHT_AT}, signed in by itself`);
      return `${GUESSES} guesses, the right one as number ${RIGHT_AT}: answered ${found[RIGHT_AT]}, not signed in`;
    },
  },
  {
    name: 'guessing from one network, an account after another',
    run: async (site) => {
      const network = newNetwork();
      const found = await site.statuses(15, () =>
        site.ask(pathOf('POST /api/login'), {
          network,
          body: { email: `${newWord()}@example.org`, password: 'parola' },
        }),
      );
      mustHold(found.at(-1) === 429, `15 guesses from one network were answered ${found.at(-1)}`);
      return `refused from guess ${found.indexOf(429) + 1} on`;
    },
  },
  {
    name: 'flooding an employer with applications by made-up numbers',
    run: async (site) => {
      const owner = await site.register('employer');
      const job = await site.publish(owner);
      const network = newNetwork();
      await site.statuses(40, (n) => apply(site, job.id, `3331${100000 + n}`, network));
      const fromOne = await received(site, owner.token);
      mustHold(fromOne <= 20, `${fromOne} delivered from one network`);
      await site.statuses(80, (n) => apply(site, job.id, `3332${100000 + n}`));
      const answer = await site.ask(`${pathOf('GET /api/applications/received')}?limit=1`, { token: owner.token });
      const total = Number(answer.headers.get('X-Total-Count'));
      mustHold(total <= 40, `${total} delivered to one offer in a day`);
      return `${fromOne} from one network, ${total} in all of 120; the rest asked for an address`;
    },
  },
];
